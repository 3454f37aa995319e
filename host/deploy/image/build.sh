#!/bin/sh
# The steps of the image: builds a checkout and puts all that runs into a folder.
#   sh host/deploy/image/build.sh FOLDER
# The Dockerfile runs it, and `npm run proof image` does so without a container engine.
set -eu
target=$1

npm install --no-audit --no-fund
# The project's own Node, as in all its scripts.
PATH="$PWD/node_modules/.bin:$PATH"
node widgets/build/build.ts
node host/deploy/image/collect-runtime.ts "$target"
