import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReleased } from '@staykit/elements/is-released.ts';

/** A moving address: `1` or `1.2` stands for the newest release that begins so. */
const MOVING = /^\d+(\.\d+)?$/;

/** The versions that there are, the newest first. */
export const versionsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^\d/.test(name))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));

/**
 * The versions that an address names, the newest first: one, or of a moving address every release that begins so. The
 * working tree stands in where nothing is released yet.
 */
export function versionsOf(folder: string, named: string): string[] {
  if (!MOVING.test(named)) return [named];
  const begun = versionsIn(folder).filter((name) => name.startsWith(`${named}.`));
  const released = begun.filter(isReleased);
  return released.length > 0 ? released : begun;
}

/**
 * The version that a file of an address is taken from. Of a moving address only chunks are looked for in older ones: a page that was opened
 * before a release still asks for those of the version before.
 */
export function versionWith(folder: string, named: string, file: string): string | undefined {
  const versions = versionsOf(folder, named);
  if (!file.startsWith('chunks/')) return versions[0];
  return versions.find((version) => existsSync(join(folder, version, file)));
}
