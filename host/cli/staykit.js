#!/usr/bin/env node
// Starts the built command line on the project's own Node, building it first where it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const own = join(top, 'node_modules/.bin/node');
const node = existsSync(own) ? own : process.execPath;
const run = (args) => spawnSync(node, args, { stdio: 'inherit', cwd: process.cwd() });

if (!existsSync(join(top, 'dist/host/staykit.js'))) {
  const build = spawnSync(node, [join(top, 'widgets/elements/build/build.ts'), '--fresh'], { stdio: 'inherit', cwd: top });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
process.exit(run([join(top, 'dist/host/staykit.js'), ...process.argv.slice(2)]).status ?? 1);
