#!/usr/bin/env bash
# Installs Swift and the sandbox on Debian or Ubuntu, as root: Swift from swift.org, its signature
# checked, to /opt/swift. Where this Swift is there already, only packages are installed.
set -euo pipefail

swift=6.3.1
. /etc/os-release
export DEBIAN_FRONTEND=noninteractive
export PATH="/opt/swift/usr/bin:$PATH"
apt-get update
apt-get install --yes --no-install-recommends \
    bubblewrap util-linux make git curl ca-certificates gnupg binutils g++ pkg-config tzdata \
    libcurl4-openssl-dev libedit2 libpython3-dev libsqlite3-0 libxml2-dev libz3-dev zlib1g-dev

if swift --version 2>/dev/null | grep -qF "Swift version $swift "; then exit; fi
system="$ID$VERSION_ID"
machine="$(uname -m)"
if [ "$machine" = x86_64 ]; then suffix=""; else suffix="-$machine"; fi
archive="https://download.swift.org/swift-$swift-release/${system//./}$suffix"
archive="$archive/swift-$swift-RELEASE/swift-$swift-RELEASE-$system$suffix.tar.gz"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
curl --fail --silent --show-error --location --output "$folder/swift.tar.gz" "$archive"
curl --fail --silent --show-error --location --output "$folder/swift.sig" "$archive.sig"
curl --fail --silent --show-error --location https://www.swift.org/keys/all-keys.asc | gpg --import
gpg --verify "$folder/swift.sig" "$folder/swift.tar.gz"
mkdir -p /opt/swift
tar --extract --gzip --file "$folder/swift.tar.gz" --directory /opt/swift --strip-components 1
