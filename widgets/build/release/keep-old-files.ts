import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';

/** For how long the files of a build are kept after the next one, in ms: pages that are open still ask for them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Copies the files of earlier builds that were replaced less than a day ago. A file that is not of the build in `from` has
 * the time at which it was replaced.
 *
 * @param isPresent whether a file belongs to the build in `from`, which is replaced now
 */
export function copyOldFiles(
  from: string,
  to: string,
  isPresent: (name: string) => boolean,
  now = Date.now(),
): void {
  const held = existsSync(from) ? readdirSync(from, { withFileTypes: true }) : [];
  // A build of earlier versions had folders there, whose files no page of today asks for.
  for (const { name } of held.filter((one) => one.isFile())) {
    const replaced = isPresent(name) ? now : statSync(`${from}/${name}`).mtimeMs;
    if (existsSync(`${to}/${name}`) || now - replaced >= KEPT_MS) continue;
    cpSync(`${from}/${name}`, `${to}/${name}`);
    utimesSync(`${to}/${name}`, replaced / 1000, replaced / 1000);
  }
}

/**
 * Rebuilds a folder of files that are named by their hashes, and puts those of earlier builds back that were replaced
 * less than a day ago.
 *
 * @param isPresent whether a file belongs to the build that is replaced now
 */
export async function keepOldFiles(
  folder: string,
  isPresent: (name: string) => boolean,
  build: () => Promise<void>,
  now = Date.now(),
): Promise<void> {
  const aside = `${folder}-old`;
  // A build that was broken off has left the files of the one before here.
  if (existsSync(aside)) rmSync(folder, { recursive: true, force: true });
  else if (existsSync(folder)) renameSync(folder, aside);
  await build();
  copyOldFiles(aside, folder, isPresent, now);
  rmSync(aside, { recursive: true, force: true });
}
