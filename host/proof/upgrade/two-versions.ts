import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Scripts of pages whose names differ between the two versions. */
const CHANGED = /^(?:browser|early|start-search)-([\w-]{8})\.js$/;

/** Two versions of the built host, each in a folder of its own. */
export interface TwoVersions {
  older: string;
  newer: string;
}

/**
 * Makes the older version from this build, and the newer one from that: its scripts have other names, as after a change.
 * The files of the older one are copied into it, as the guide says.
 */
export function makeTwoVersions(): TwoVersions {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
  execFileSync(process.execPath, ['host/deploy/image/collect-runtime.ts', older]);
  cpSync(older, newer, { recursive: true });
  const assets = join(newer, 'dist/host/assets');
  // Compressed files hold the former names.
  for (const file of globSync('*.{br,gz}', { cwd: assets })) rmSync(join(assets, file));
  const names = globSync('*.js', { cwd: assets }).filter((name) => CHANGED.test(name));
  if (names.length === 0) throw new Error('The build has none of the scripts that the proof renames.');
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(CHANGED, (all, hash: string) => all.replace(hash, [...hash].toReversed().join(''))),
    ]),
  );
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  for (const file of globSync(join(newer, 'dist/host/**/*.{js,json}'))) {
    const text = readFileSync(file, 'utf8');
    const changed = [...renamed].reduce((now, [from, to]) => now.replaceAll(from, to), text);
    if (changed !== text) writeFileSync(file, changed);
  }
  cpSync(join(older, 'dist/host/assets'), assets, {
    recursive: true,
    filter: (from) => names.some((name) => basename(from) === name) || from.endsWith('assets'),
  });
  return { older, newer };
}
