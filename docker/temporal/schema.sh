#!/bin/sh
# Brings the engine's two databases to the schema of this image: at first installation and after every upgrade.
# Setting up is only for an empty database: on a used one it would start the version count anew, so the fallback
# happens for exactly one reason, the missing table of schema versions.
# Address, user and password come as SQL_HOST, SQL_PORT, SQL_USER, SQL_PASSWORD (never as arguments: those show in ps).
set -eu

tool="${SQL_TOOL:-temporal-sql-tool} --plugin postgres12"

bring_up() {
  database=$1
  schema=$2
  if answer=$($tool --database "$database" update-schema --schema-name "$schema" 2>&1); then
    echo "$database: schema is up to date"
    return
  fi
  case "$answer" in
    *schema_version*"does not exist"*) ;;
    *)
      echo "$answer" >&2
      echo "$database: the schema could not be updated" >&2
      exit 1
      ;;
  esac
  $tool --database "$database" setup-schema --version 0.0
  $tool --database "$database" update-schema --schema-name "$schema"
  echo "$database: schema created"
}

bring_up "${DBNAME:-temporal}" postgresql/v12/temporal
bring_up "${VISIBILITY_DBNAME:-temporal_visibility}" postgresql/v12/visibility
