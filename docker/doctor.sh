#!/bin/sh
# Says what is wrong with the installation and what to do: as the worker meets it, as the api meets it, or both, each with the
# environment of this call. Ends with 1 when anything is wrong.
set -u

status=0
for process in ${1:-worker api}; do
  node --import tsx "$process/doctor.ts" || status=1
done
exit $status
