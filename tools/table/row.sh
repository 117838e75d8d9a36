#!/bin/sh
# Proves the fewest moves of one row of `rows.txt`, so that rows can be distributed to many machines. The argument is
# the number of the row, from 0. SOLVE is the path of the `peg-solitaire` program, MEMORY its memory limit in megabytes.
# Rows that have an answer are skipped.
set -eu
row=$(sed -n "$(($1 + 1))p" rows.txt)
[ -n "$row" ] || { echo "rows.txt has no row $1" >&2; exit 2; }
# shellcheck disable=SC2086 # The words are board, vacancy and survivor.
set -- $row
answer="answers/$1-$2-$3.json"
[ -e "$answer" ] && exit 0
mkdir -p answers
"${SOLVE:-peg-solitaire}" moves --board "$1" --vacancy "$2" --finish "$3" \
  --memory "${MEMORY:-8000}" --json > "$answer.part"
mv "$answer.part" "$answer"
