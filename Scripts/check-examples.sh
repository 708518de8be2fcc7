#!/bin/sh
# Lints and compiles the examples, and compares the committed generated files with the result. Then
# lints the scenes of Spec: the sound ones are, the naive ones have the faults that they say.
# Usage: check-examples.sh BINARY GOLDENS
set -eu

coulisse=$1
goldens=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$coulisse" lint examples
"$coulisse" compile examples -o "$folder/Generated"
ls "$folder/Generated"
"$coulisse" compile examples -o "$goldens" --check || {
  echo "run \`make examples\` and look at what changed" >&2
  exit 1
}
"$coulisse" lint Spec/sound
"$(dirname "$0")/check-specimens.sh" "$coulisse" Spec/naive
