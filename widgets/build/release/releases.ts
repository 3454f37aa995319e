import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isReleased } from '@staykit/elements/is-released.ts';
import type { ElementFolders } from '../element-folders.ts';
import { folderHashes, type Hashes } from './folder-hashes.ts';
import { copyOldFiles } from './keep-old-files.ts';

/** A build or a release that would change what was published. Its message says what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Paths in a message; the others are counted. */
const TOLD = 5;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const listOf = ({ releases }: ElementFolders, version: string): string => `${releases}/${version}.json`;

const readHashes = (file: string): Hashes => JSON.parse(readFileSync(file, 'utf8')) as Hashes;

const readList = (folders: ElementFolders, version: string): Hashes => readHashes(listOf(folders, version));

/** Paths that one of both has alone, or with other content. */
const differing = (one: Hashes, other: Hashes): string[] =>
  Object.keys({ ...one, ...other })
    .filter((file) => one[file] !== other[file])
    .toSorted();

const told = (files: readonly string[]): string =>
  [
    ...files.slice(0, TOLD).map((file) => `  ${file}`),
    ...(files.length > TOLD ? [`  and ${files.length - TOLD} more`] : []),
  ].join('\n');

/**
 * Puts the files of all releases where they are served, beside the `version` that is built, and removes other versions.
 *
 * @throws ReleaseError where the committed files of a release are not those of its list
 */
export function restoreReleases(folders: ElementFolders, version: string): void {
  const lists = namesIn(folders.releases).filter((name) => name.endsWith('.json'));
  const released = lists.map((name) => name.replace(/\.json$/, ''));
  for (const name of namesIn(folders.served)) {
    if (name !== version && !released.includes(name))
      rmSync(`${folders.served}/${name}`, { recursive: true });
  }
  for (const release of released) {
    const [kept, served] = [`${folders.releases}/${release}`, `${folders.served}/${release}`];
    const list = readList(folders, release);
    const changed = differing(list, folderHashes(kept));
    if (changed.length > 0)
      throw new ReleaseError(
        `${kept} no longer holds what was released:\n${told(changed)}\nTake the files from Git again.`,
      );
    if (differing(list, folderHashes(served)).length === 0) continue;
    rmSync(served, { recursive: true, force: true });
    cpSync(kept, served, { recursive: true });
  }
}

/** Refuses to release what cannot be a release, or is one. */
export function checkReleasable(folders: ElementFolders, version: string): void {
  if (existsSync(listOf(folders, version)))
    throw new ReleaseError(`${version} is released already, and its files never change.`);
  if (!isReleased(version))
    throw new ReleaseError(
      `${version} is the version of the working tree. A release starts with "npm run changeset", which says what is new; "npm run release" then gives it its number.`,
    );
}

/** Refuses to build under the number of a release that was not made. */
export function checkBuildable(folders: ElementFolders, version: string): void {
  if (isReleased(version) && !existsSync(listOf(folders, version)))
    throw new ReleaseError(
      `widgets/package.json names ${version}, which is not released. Only "npm run release" gives a version such a number: undo the change, or run "npm run next-version".`,
    );
}

/** Records the staged files as those of `version`, for ever. To be committed. */
export function recordRelease(folders: ElementFolders, version: string): void {
  checkReleasable(folders, version);
  mkdirSync(folders.releases, { recursive: true });
  // A release that was broken off has no list, and may have left files.
  rmSync(`${folders.releases}/${version}`, { recursive: true, force: true });
  cpSync(folders.staged, `${folders.releases}/${version}`, { recursive: true });
  writeFileSync(listOf(folders, version), `${JSON.stringify(folderHashes(folders.staged), null, 2)}\n`);
}

/**
 * Lets the staged files take the place of the build before them. Those of a release are in their place: the build is
 * only compared with them.
 *
 * @throws ReleaseError where `version` is released and any file is another one; what is served stays as it is
 */
export function placeBuild(folders: ElementFolders, version: string, now = Date.now()): void {
  const { served, staged } = folders;
  if (existsSync(listOf(folders, version))) {
    const changed = differing(readList(folders, version), folderHashes(staged));
    if (changed.length > 0)
      throw new ReleaseError(
        `${version} is released, and its files never change. This build has others:\n${told(changed)}\nBuild them under a version of their own: "npm run next-version". Or undo the change; the refused files are in ${staged}.`,
      );
    rmSync(staged, { recursive: true });
    return;
  }
  const place = `${served}/${version}`;
  const last = existsSync(`${place}/integrity.json`) ? readHashes(`${place}/integrity.json`) : {};
  const isPresent = (name: string): boolean => `chunks/${name.replace(/\.(br|gz)$/, '')}` in last;
  copyOldFiles(`${place}/chunks`, `${staged}/chunks`, isPresent, now);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  renameSync(staged, place);
}
