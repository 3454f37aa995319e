#!/usr/bin/env node
// Starts the built command line on the project's own Node, building first where it is missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const own = join(top, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const recent = major > 22 || (major === 22 && minor >= 12);
if (!existsSync(own) && !recent) {
  console.error(
    `staykit needs Node 22.12 or later and this is ${process.versions.node}: run "npm install", which brings its own.`,
  );
  process.exit(1);
}
const node = existsSync(own) ? own : process.execPath;
const built = join(top, 'dist/host/staykit.js');

if (!existsSync(built)) {
  console.error('staykit is not built yet: building it now, once.');
  const { status } = spawnSync(node, [join(top, 'widgets/build/build.ts')], {
    stdio: ['ignore', 2, 2],
    cwd: top,
  });
  if (status !== 0) process.exit(status ?? 1);
}
// Already on that Node: one process, which gets its signals itself.
if (realpathSync(node) === realpathSync(process.execPath)) await import(pathToFileURL(built).href);
else {
  const child = spawn(node, [built, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends SIGINT to both; whoever watches this process sends the others to it alone.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
