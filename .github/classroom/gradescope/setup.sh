#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the autograder's image; never for a submission.
set -euo pipefail

home="${AUTOGRADER_ROOT:-/autograder}"
workbook="$home/source/workbook"
export PATH="/opt/swift/usr/bin:$PATH"

bash "$home/source/install-swift.sh"
make -C "$workbook" kit

# Where no other sandbox can be had, answers run as another user, who must not read these.
chmod -R go-rwx "$workbook/Solutions" "$workbook/Tests" "$workbook/.build/release/SuiteRunner" \
    "$home/source/settings"

# The references are graded once, so that no student waits for what is compiled only once.
trial="$(mktemp -d)"
mkdir -p "$trial/submission" "$trial/results"
ln -s "$home/source" "$trial/source"
find "$workbook/Solutions" -mindepth 2 -maxdepth 2 -name '*.swift' ! -name Stub.swift \
    -exec cp {} "$trial/submission" ';'
AUTOGRADER_ROOT="$trial" "$home/source/run_autograder"
rm -r "$trial"
