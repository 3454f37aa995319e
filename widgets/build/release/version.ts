import { readFileSync } from 'node:fs';

/** The version of the package, which is part of the address of the element files. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
