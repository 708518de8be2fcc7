#!/bin/sh
# Makes sure that libyaml can be linked, and installs it if it is missing.
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

as_root() {
  if test "$(id -u)" -eq 0; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    echo 'coulisse needs libyaml: let root run `apt-get install libyaml-dev`' >&2
    exit 1
  fi
}

has_libyaml && exit 0
if command -v apt-get >/dev/null 2>&1; then
  echo 'installing libyaml-dev with apt-get'
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y libyaml-dev >/dev/null
elif command -v brew >/dev/null 2>&1; then
  echo 'installing libyaml with brew'
  brew install --quiet libyaml
fi
if ! has_libyaml; then
  echo 'coulisse needs libyaml with its header yaml.h: install libyaml-dev or libyaml-devel' >&2
  exit 1
fi
