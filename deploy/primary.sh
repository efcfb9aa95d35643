#!/usr/bin/env bash
# Runs once, when the primary's folder is made: a standby may follow it, and from the next start every commit waits for it.
set -euo pipefail
echo "host replication all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
psql -U postgres -c "alter system set synchronous_standby_names = '*'"
