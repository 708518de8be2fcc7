#!/bin/sh
# Shows a newcomer on one screen what coulisse does; fails if it does anything else.
set -eu

coulisse=$1
naive=Spec/naive/scroll-swallows-edge-pan.scene.yaml
sound=examples/side-drawers.scene.yaml
scenario=examples/side-drawers.scenario.yaml
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
output=$folder/output

# Prints what is run, runs it, and prints the first lines of what it says.
# Usage: show EXPECTED_STATUS LINES WORDS... -- what follows `coulisse`.
show() {
  expected=$1 lines=$2
  shift 2
  echo "\$ coulisse $*" | sed "s|$folder/||"
  status=0
  "$coulisse" "$@" >"$output" 2>&1 || status=$?
  sed "s|$folder/||; s/^./  &/; ${lines}q" "$output"
  if test "$(wc -l <"$output")" -gt "$lines"; then echo '  ...'; fi
  if test "$status" -ne "$expected"; then
    echo "coulisse ended with $status instead of $expected" >&2
    exit 1
  fi
}

echo 'A drawer and a list that fight for one finger, found before the app runs:'
show 1 9 lint "$naive"
echo
echo 'The same drawers, sound at every size:'
show 0 6 lint "$sound"
echo
echo 'What was checked becomes Swift for the app:'
mkdir "$folder/Generated"
show 0 4 compile "$sound" -o "$folder/Generated"
(cd "$folder/Generated" && wc -l ./*.swift | sed 's/^/  /')
echo
echo 'And plays here as it will play there:'
show 0 14 simulate "$sound" "$scenario"
