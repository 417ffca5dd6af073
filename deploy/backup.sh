#!/bin/sh
# Backs up the PostgreSQL of compose.yaml while servers run, and removes copies older than 30 days:
# deploy/backup.sh FOLDER, in the project's folder. Copies hold personal data: only their owner can read them.
set -eu
umask 077
file="$1/ellaira-$(date +%F-%H%M%S).dump"
# Unfinished copies hold personal data, too: this one, and any that a crashed machine has left.
trap 'rm -f "$file.partial"' EXIT
trap 'exit 1' HUP INT TERM
find "$1" -name 'ellaira-*.dump.partial' -mtime +0 -delete
docker compose exec -T database pg_dump --username=ellaira --format=custom ellaira >"$file.partial"
# Reads the whole copy, so that a truncated one never gets a finished copy's name.
docker compose exec -T database pg_restore --file=/dev/null <"$file.partial"
mv "$file.partial" "$file"
find "$1" -name 'ellaira-*.dump' -mtime +30 -delete
echo "$file"
