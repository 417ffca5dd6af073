#!/bin/sh
# Replaces the database of compose.yaml with a copy made by deploy/backup.sh: deploy/restore.sh FILE, in the project's
# folder. The website is stopped meanwhile. The previous database is kept under another name, which
# is printed. It holds personal data, so drop it once all is well.
set -eu
# The name includes the process id, because two restores may begin in one second.
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
# However this ends, there is a usable database and a running website.
finish() {
	# A second Ctrl+C must not interrupt this.
	trap '' HUP INT TERM
	drop_copy || true
	run_sql --command="alter database ellaira allow_connections true" || true
	# Not `start`, which does nothing while the website is still stopping.
	docker compose restart website
}
trap 'exit 1' HUP INT TERM
trap drop_copy EXIT
# An earlier attempt may have left this.
drop_copy
# Before anything is stopped: an unreadable copy ends the script here.
in_database createdb --username=ellaira ellaira_restored
in_database pg_restore --username=ellaira --exit-on-error --no-owner --dbname=ellaira_restored <"$1"
trap finish EXIT
docker compose stop website
# Committed separately: clients disconnected below must not reconnect before the names are exchanged.
run_sql --command="alter database ellaira allow_connections false"
run_sql \
	--command="select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname in ('ellaira', 'ellaira_restored')" \
	--command="alter database ellaira rename to $aside" \
	--command="alter database ellaira_restored rename to ellaira" \
	--command="alter database $aside allow_connections true"
echo "$aside"
