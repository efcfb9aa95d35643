#!/usr/bin/env bash
# The first time the standby copies the primary; from then on it follows it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --host db1 --username postgres --pgdata "$PGDATA" --write-recovery-conf --wal-method stream; do
    rm -rf "${PGDATA:?}"/*
    sleep 1
  done
  chmod 0700 "$PGDATA"
fi
exec postgres
