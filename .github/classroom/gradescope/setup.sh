#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the autograder's image; never for a submission.
# An image that has Swift already is built in a few minutes less.
set -euo pipefail

swift=6.3.1
home="${AUTOGRADER_ROOT:-/autograder}"
workbook="$home/source/workbook"
export PATH="/opt/swift/usr/bin:$PATH"

export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install --yes --no-install-recommends \
    bubblewrap util-linux make git curl ca-certificates gnupg binutils g++ pkg-config tzdata \
    libcurl4-openssl-dev libedit2 libpython3-dev libsqlite3-0 libxml2-dev libz3-dev zlib1g-dev

if ! command -v swift >/dev/null; then
    . /etc/os-release
    system="$ID$VERSION_ID"
    machine="$(uname -m)"
    suffix="$([ "$machine" = x86_64 ] || echo "-$machine")"
    archive="https://download.swift.org/swift-$swift-release/${system//./}$suffix"
    archive="$archive/swift-$swift-RELEASE/swift-$swift-RELEASE-$system$suffix.tar.gz"
    download="$(mktemp -d)"
    curl --fail --silent --show-error --location --output "$download/swift.tar.gz" "$archive"
    curl --fail --silent --show-error --location --output "$download/swift.sig" "$archive.sig"
    curl --fail --silent --show-error --location https://www.swift.org/keys/all-keys.asc |
        gpg --import
    gpg --verify "$download/swift.sig" "$download/swift.tar.gz"
    mkdir -p /opt/swift
    tar --extract --gzip --file "$download/swift.tar.gz" --directory /opt/swift --strip-components 1
    rm -r "$download"
fi

make -C "$workbook" kit

# Where no other sandbox can be had, answers run as another user, who must not read these.
chmod -R go-rwx "$workbook/Solutions" "$workbook/Tests" "$workbook"/.build/release/*.xctest

# The references are graded once, so that no student waits for what is compiled only once.
trial="$(mktemp -d)"
mkdir -p "$trial/submission" "$trial/results"
ln -s "$home/source" "$trial/source"
find "$workbook/Solutions" -mindepth 2 -maxdepth 2 -name '*.swift' ! -name Stub.swift \
    -exec cp {} "$trial/submission" ';'
AUTOGRADER_ROOT="$trial" "$home/source/run_autograder"
rm -r "$trial"
