#!/bin/sh
# Puts a copy of deploy/backup.sh in the place of the database of compose.yaml: deploy/restore.sh FILE, in the project's
# folder. The website stops for as long as it takes. The database before it is kept beside it under another name, which
# is printed: it holds personal data, so drop it once all is well.
set -eu
# With the process: two may begin in one second.
aside="ellaira_before_$(date +%Y%m%d_%H%M%S)_$$"
in_database() {
	docker compose exec -T database "$@"
}
run_sql() {
	in_database psql --username=ellaira --dbname=postgres --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction "$@"
}
drop_copy() {
	in_database dropdb --username=ellaira --if-exists --force ellaira_restored
}
# However this ends, there is a database that can be used, and a website.
finish() {
	# A second Ctrl+C must not break this off.
	trap '' HUP INT TERM
	drop_copy || true
	run_sql --command="alter database ellaira allow_connections true" || true
	# Not `start`, which does nothing while the website is still on its way down.
	docker compose restart website
}
trap 'exit 1' HUP INT TERM
trap drop_copy EXIT
# What a try before this one may have left.
drop_copy
# Before anything is stopped: a copy that can't be read ends it here.
in_database createdb --username=ellaira ellaira_restored
in_database pg_restore --username=ellaira --exit-on-error --no-owner --dbname=ellaira_restored <"$1"
trap finish EXIT
docker compose stop website
# Committed by itself: who is sent away below must not be back before the names are exchanged.
run_sql --command="alter database ellaira allow_connections false"
run_sql \
	--command="select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname in ('ellaira', 'ellaira_restored')" \
	--command="alter database ellaira rename to $aside" \
	--command="alter database ellaira_restored rename to ellaira" \
	--command="alter database $aside allow_connections true"
echo "$aside"
