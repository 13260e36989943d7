#!/bin/sh
# Runs once, when the database volume is empty: separate databases and roles for the portal and for the engine.
# The portal's running processes use portal_app, which may change no tables; portal owns them and runs the migrations.
set -eu

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner="$PORTAL_OWNER_PASSWORD" --set app="$PORTAL_APP_PASSWORD" --set engine="$TEMPORAL_DB_PASSWORD" <<'SQL'
create role portal login password :'owner';
create role portal_app login connection limit 140 password :'app';
-- As the portal itself asks for; a pooler in between does not pass that on, and then this one counts.
alter role portal_app set statement_timeout = '30s';
create role temporal login connection limit 130 password :'engine';

create database portal owner portal;
create database temporal owner temporal;
create database temporal_visibility owner temporal;

revoke all on database portal, temporal, temporal_visibility from public;
grant connect on database portal to portal_app;
SQL
