#!/usr/bin/env bash
# The browser for the page tests: Debian's Chromium, installed if it is missing and we are allowed to.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "installing Chromium for the page tests"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-dejavu; } >/dev/null
    exit 0
fi
echo "Chromium is missing: the page tests will be skipped (on Debian: apt-get install chromium)" >&2
