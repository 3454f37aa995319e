import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';

/** For how long the files of a build are kept after the next one, in ms: pages that are open still ask for them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Builds a folder of files that are named by their hashes anew, and puts those of earlier builds back that were replaced
 * less than a day ago. A file that is not of the present build has the time at which it was replaced.
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
  for (const name of existsSync(aside) ? readdirSync(aside) : []) {
    const [from, to] = [`${aside}/${name}`, `${folder}/${name}`];
    const replaced = isPresent(name) ? now : statSync(from).mtimeMs;
    if (existsSync(to) || now - replaced >= KEPT_MS) continue;
    cpSync(from, to);
    utimesSync(to, replaced / 1000, replaced / 1000);
  }
  rmSync(aside, { recursive: true, force: true });
}
