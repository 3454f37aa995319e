/**
 * `node host/deploy/image/collect-runtime.ts FOLDER`: copies from a built checkout all that the host reads while it runs.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importedNames, runtimePackages, type Lock } from './runtime-packages.ts';

/** What is read beside `dist/host`: see `foldersFrom` in host/server/create-app.ts, and the command line. */
const FOLDERS = [
  'dist/host',
  'dist/back-office',
  'dist/studio',
  'dist/elements',
  'dist/docs',
  'examples',
  'partners',
  'host/site/shell/pictures',
  'host/demo/content',
  'host/demo/shop',
  'host/cli/staykit.js',
  'LICENSE',
];
/** Files for developers, a third of all. */
const LEFT_OUT = /\.(?:map|d\.[mc]?ts|md|markdown|flow)$|\/(?:test|tests|__tests__|\.yarn)\//;

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('collect-runtime: expected the folder to write to.');
mkdirSync(target, { recursive: true });

for (const path of FOLDERS) {
  if (globSync(path).length === 0) continue;
  cpSync(path, join(target, path), { recursive: true, filter: (from) => !from.endsWith('.map') });
}
const built = globSync('dist/host/{*,server-chunks/*}.js').map((file) => readFileSync(file, 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
for (const folder of runtimePackages(lock, importedNames(built.join('\n')))) {
  mkdirSync(join(target, dirname(folder)), { recursive: true });
  // Packages inside it are in the list themselves, as far as they are needed.
  cpSync(folder, join(target, folder), {
    recursive: true,
    dereference: true,
    filter: (from) =>
      !LEFT_OUT.test(from.slice(folder.length)) && !from.slice(folder.length).includes('/node_modules'),
  });
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name: 'staykit', version, private: true, type: 'module', bin: { staykit: 'host/cli/staykit.js' } }, null, 2)}\n`,
);
