# What submit and two-nodes have in common; to be sourced by a script whose name is in $me.
# shellcheck shell=bash disable=SC2034 # variables are for who sources it

# bin/ of the distribution, scripts/ of the project.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
home=$(dirname "$here")
xmlbench=$home/xmlbench
[ -x "$xmlbench" ] || xmlbench=$home/bin/xmlbench

stop() {
  printf '%s: %s\n' "$me" "$1" >&2
  exit 2
}

# The comment at the head of a script.
help_of() {
  sed -n '2,/^set/p' "$1" | sed -n 's/^# \{0,1\}//p'
}

require_slurm() {
  command -v sbatch >/dev/null || stop "there is no sbatch: Slurm's commands must be on the PATH"
}

# The absolute path of a folder that is not there yet; a new one under results/runs where none is named.
new_folder() {
  local folder=${1:-results/runs/$(date -u +%Y%m%dT%H%M%S)-$2}
  [ ! -e "$folder" ] || stop "$folder is there already: name another folder with --out"
  case $folder in
    /*) printf '%s\n' "$folder" ;;
    *) printf '%s\n' "$PWD/$folder" ;;
  esac
}

# Waits until a job has left its exit code in a file: finished jobs vanish from the controller's memory, and not every
# cluster keeps accounts. In the background, so that a signal is answered at once. Calls cancel where its build is dead.
await() {
  local job=$1 file=$2 log=$3
  while [ ! -e "$file" ]; do
    # A build that was killed sends no signal.
    if [ "${XMLBENCH_END_WITH_PARENT:-}" = true ] && ! kill -0 "$PPID" 2>/dev/null; then
      cancel
    fi
    if [ -z "$(squeue --noheader --jobs="$job" 2>/dev/null)" ]; then
      sleep 5 & wait $!
      [ -e "$file" ] || stop "job $job ended without a result: see $log"
    fi
    sleep 2 & wait $!
  done
}
