# shellcheck shell=bash
# What the scripts build-program share, which make a program of a library that is not Java's and say in a properties file
# what it was built with, or why it was not. A host without the tools is no error; sources that the tools refuse are one.
#
#   build-program PROGRAM PROPERTIES
#
# Such a script sets subject, the name for people, and install_line, what installs all that is needed; then it reads this.
set -euo pipefail

program=$1 properties=$2
generated=$(dirname "$program")/generated
stamp=$program.built-with
mkdir -p "$(dirname "$program")" "$(dirname "$properties")"

unavailable() {
  rm -f "$program"
  printf 'install=%s\nunavailable=%s: %s, then build again\n' "$install_line" "$1" "$install_line" >"$properties"
  printf '%s is left out: %s: %s\n' "$subject" "$1" "$install_line"
  exit 0
}

need_tools() {
  local tool
  for tool; do
    command -v "$tool" >/dev/null || unavailable "$tool not found"
  done
}

# need_header HEADER [FLAG...]
need_header() {
  local header=$1
  shift
  printf '#include <%s>\n' "$header" | g++ "$@" -fsyntax-only -x c++ - 2>/dev/null || unavailable "$header not found"
}

# need_library NAME: g++ can link with it.
need_library() {
  local tried
  tried=$(mktemp)
  if ! printf 'int main() {}\n' | g++ -x c++ - "-l$1" -o "$tried" 2>/dev/null; then
    rm -f "$tried"
    unavailable "lib$1 not found"
  fi
  rm -f "$tried"
}

# is_built WITH SOURCE...: the program is there, was built with that, and no source is newer. Compiling takes a minute of a
# slow host: not again for what is built already.
is_built() {
  local built_with=$1
  shift
  [ -x "$program" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$built_with" ] &&
    [ -z "$(find "$@" "${BASH_SOURCE[0]}" "$0" -newer "$program" -type f -print -quit)" ]
}

start_anew() {
  rm -rf "$generated" "$program"
  mkdir -p "$generated"
}

# Runs a generator, whose words are of interest only where it fails.
quietly() {
  local log
  log=$generated/$(basename "$1").log
  "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
}

# built WITH
built() {
  printf '%s\n' "$1" >"$stamp"
}

# describe VERSION FLAGS [PARSER-VERSION]: the last of a library that parses by another one.
describe() {
  {
    printf 'install=%s\nversion=%s\ncompiler=g++ %s %s\n' "$install_line" "$1" "$(g++ -dumpfullversion)" "$2"
    if [ $# -gt 2 ]; then printf 'parser-version=%s\n' "$3"; fi
  } >"$properties"
}
