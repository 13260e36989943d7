#!/bin/sh
# Becomes a program of an image: in its files ($1), as its user ($2), in its folder ($3), with the folders of the list $4
# (with colons between) at their own places. Wants root and a mount namespace of its own (unshare --mount).
set -eu

# Nothing of the image can be changed, as in docker-compose.yml and the manifests; only /tmp and what is shown.
root=$1 user=$2 folder=$3 shown=$4
shift 4
mount --rbind "$root" "$root"
mount -t tmpfs tmpfs "$root/tmp"
for kernel in proc dev; do
  mount --rbind "/$kernel" "$root/$kernel"
done
IFS=:
for each in $shown; do
  mkdir -p "$root$each"
  mount --bind "$each" "$root$each"
done
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
