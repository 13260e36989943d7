#!/bin/sh
# Makes the portal's namespace, its retention and its search attributes; may run again at any time.
# TEMPORAL_ADDRESS and TEMPORAL_NAMESPACE come from the environment; so does TEMPORAL_CLI where it is not on the PATH.
set -eu

cli="${TEMPORAL_CLI:-temporal}"
namespace="${TEMPORAL_NAMESPACE:?the namespace of the portal}"
retention="${TEMPORAL_RETENTION:-2160h}"

if ! command -v "$cli" >/dev/null 2>&1; then
  echo "$cli is not there: install the engine's command line, or say where it is in TEMPORAL_CLI" >&2
  exit 1
fi

attempt=0
until "$cli" operator cluster health >/dev/null 2>&1; do
  attempt=$((attempt + 1))
  if [ "$attempt" -ge 60 ]; then
    echo "the engine at ${TEMPORAL_ADDRESS:-its default address} did not become healthy" >&2
    exit 1
  fi
  sleep 2
done

if "$cli" operator namespace describe --namespace "$namespace" >/dev/null 2>&1; then
  "$cli" operator namespace update --namespace "$namespace" --retention "$retention" >/dev/null
else
  "$cli" operator namespace create --namespace "$namespace" --retention "$retention" >/dev/null
fi

# Adding an attribute again under another type answers OK and keeps the old type, so the list is asked first.
listed() {
  "$cli" operator search-attribute list --namespace "$namespace"
}

attribute() {
  name=$1
  type=$2
  found=$(listed | awk -v name="$name" '$1 == name { print $2 }')
  if [ -z "$found" ]; then
    "$cli" operator search-attribute create --namespace "$namespace" --name "$name" --type "$type"
  elif [ "$found" != "$type" ]; then
    echo "search attribute $name is $found, the portal needs $type: remove it in the engine, then run this again" >&2
    exit 1
  fi
}

# A new namespace becomes known to all parts of the server within some seconds.
attempt=0
until listed >/dev/null 2>&1; do
  attempt=$((attempt + 1))
  if [ "$attempt" -ge 30 ]; then
    echo "namespace $namespace does not answer" >&2
    exit 1
  fi
  sleep 2
done

attribute LoanStatus Keyword
attribute LoanStage Keyword
attribute SchemeCode Keyword
attribute DeadlineAt Datetime
attribute Stuck Bool
attribute LoanVersion Int
attribute LastCommand Keyword
attribute PaymentStatus Keyword
attribute PaymentVersion Int
echo "namespace $namespace: retention $retention, search attributes present"
