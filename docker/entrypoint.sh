#!/bin/sh
# The image's command chooses the process. `exec`: the signal to stop reaches Node itself.
set -eu

case "${1:-}" in
  api) program=api/main.ts ;;
  worker) program=worker/main.ts ;;
  migrate) program=db/migrate.ts ;;
  restored) program=worker/restored.ts ;;
  gate) program=worker/gate.ts ;;
  takeover) exec node --enable-source-maps --import tsx worker/gate.ts --take-over ;;
  doctor) exec sh docker/doctor.sh "${2:-}" ;;
  *)
    echo "usage: api | worker | migrate | restored | gate | takeover | doctor [api|worker]" >&2
    exit 64
    ;;
esac

exec node --enable-source-maps --import tsx "$program"
