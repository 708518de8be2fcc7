#!/bin/sh
# Makes sure that libyaml can be linked, and installs it if it is missing. `setup.sh tests` does the same
# for wasm-opt, with which a test measures how large the runtime is as WebAssembly.
set -eu

# Where headers lie; a test gives other folders.
headers=${HEADER_FOLDERS:-/usr/include /usr/local/include /opt/homebrew/include}

has_libyaml() {
  pkg-config --exists yaml-0.1 2>/dev/null && return
  for folder in $headers; do
    test -e "$folder/yaml.h" && return
  done
  return 1
}

has_binaryen() { command -v wasm-opt >/dev/null 2>&1; }

# as_root NEED PACKAGE COMMAND...
as_root() {
  need=$1 package=$2
  shift 2
  if test "$(id -u)" -eq 0; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    echo "coulisse needs $need: let root run \`apt-get install $package\`" >&2
    exit 1
  fi
}

# install NEED DEBIAN-PACKAGE BREW-PACKAGE
install() {
  if command -v apt-get >/dev/null 2>&1; then
    echo "installing $2 with apt-get"
    as_root "$1" "$2" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    as_root "$1" "$2" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$2" >/dev/null
  elif command -v brew >/dev/null 2>&1; then
    echo "installing $3 with brew"
    brew install --quiet "$3"
  fi
}

has_libyaml || install libyaml libyaml-dev libyaml
if ! has_libyaml; then
  echo 'coulisse needs libyaml with its header yaml.h: install libyaml-dev or libyaml-devel' >&2
  exit 1
fi
test "${1:-}" = tests || exit 0
has_binaryen || install "wasm-opt for its tests" binaryen binaryen
if ! has_binaryen; then
  echo 'coulisse needs wasm-opt for its tests: install binaryen' >&2
  exit 1
fi
