#!/bin/sh
# Puts a copy of deploy/backup.sh in the place of the database of compose.yaml: deploy/restore.sh FILE, in the project's
# folder. The website stops for as long as it takes. The database before it is kept beside it under another name, which
# is printed: it holds personal data, so drop it once all is well.
set -eu
aside="ellaira_before_$(date +%Y%m%d_%H%M%S)"
in_database() {
	docker compose exec -T database "$@"
}
# Before anything is stopped: a copy that can't be read ends it here.
in_database createdb --username=ellaira ellaira_restored
in_database pg_restore --username=ellaira --exit-on-error --no-owner --dbname=ellaira_restored <"$1" || {
	in_database dropdb --username=ellaira ellaira_restored
	exit 1
}
docker compose stop website
in_database psql --username=ellaira --dbname=postgres --quiet --set=ON_ERROR_STOP=1 \
	--command="alter database ellaira rename to $aside" \
	--command="alter database ellaira_restored rename to ellaira"
docker compose start website
echo "$aside"
