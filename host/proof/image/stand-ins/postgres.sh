#!/bin/sh
# What PostgreSQL's own image does with the settings that the compose file gives it.
set -eu
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -f $data/PG_VERSION ]; then
  password=$(mktemp)
  printf %s "$POSTGRES_PASSWORD" > "$password"
  chown postgres: $data "$password"
  chmod 0700 $data
  as_postgres initdb -D $data -U "$POSTGRES_USER" --pwfile="$password" --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  as_postgres pg_ctl -D $data -w start -o "-c listen_addresses=''"
  psql -U "$POSTGRES_USER" -d postgres -c "create database $POSTGRES_DB"
  as_postgres pg_ctl -D $data -w stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -D $data -c 'listen_addresses=*'
