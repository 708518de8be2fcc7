#!/bin/sh
# Lints every naive scene of a folder: each must have exactly the findings whose codes stand in the
# comment at its beginning, warnings and notes included.
# Usage: check-specimens.sh BINARY FOLDER
set -eu

coulisse=$1
folder=$2
output=$(mktemp)
trap 'rm -f "$output"' EXIT
faults=0

for scene in "$folder"/*.scene.yaml; do
  expected=$(sed -n '/^#/!q; p' "$scene" | grep -o '[A-Z][0-9][0-9][0-9]' | sort -u | tr '\n' ' ')
  status=0
  "$coulisse" lint --strict --format concise "$scene" >/dev/null 2>"$output" || status=$?
  found=$(sed -n 's/.*\[\([A-Z][0-9]*\) [a-z-]*\]$/\1/p' "$output" | sort -u | tr '\n' ' ')
  if test "$status" -ne 1 || test "$found" != "$expected"; then
    echo "$scene: says ${expected:-no code}, lint found ${found:-nothing }and ended with $status" >&2
    faults=1
  fi
done
exit $faults
