#!/bin/sh
# Makes a root that holds this machine, keeps in memory what is written to it, and starts the agent in it. Runs in namespaces of its own for mounts,
# processes and network. Arguments: an empty folder, Node, the folder scripts/guides, and a folder with a bundle.
set -eu
umask 022
folder=$1 node=$2 guides=$3 upload=$4
mount -t tmpfs -o mode=755 tmpfs "$folder"
mkdir "$folder/changes" "$folder/work" "$folder/root"
mount -t overlay -o "lowerdir=/,upperdir=$folder/changes,workdir=$folder/work" overlay "$folder/root"
cd "$folder/root"

mount -t proc proc proc
mount --rbind /dev dev
for place in run tmp opt home; do mount -t tmpfs -o mode=755 tmpfs "$place"; done
chmod 1777 tmp
ip link set lo up

# The unit names this path.
rm -f usr/bin/node
touch usr/bin/node
mount --bind "$node" usr/bin/node

mkdir run/guides
mount --bind "$guides" run/guides
install -m 755 "$guides"/host/stand-ins/* usr/bin/
# The stand-in for sudo changes the account with it.
install -D -m 4755 "$(command -v chroot)" usr/lib/stand-ins/become

chroot . useradd --create-home --home-dir /home/keeper --shell /bin/bash keeper
mkdir home/keeper/atrium-upload
mount --bind "$upload" home/keeper/atrium-upload
exec chroot . /usr/bin/node /run/guides/host/agent.mjs
