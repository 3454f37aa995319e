import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What sessions and the bot gate are signed with. */
export interface Secrets {
  session: string;
  bot: string;
}

/** The secrets that were given, and for each that was not the one of the data folder, made at the first start. */
export function readSecrets(dataDir: string, given: Partial<Secrets> = {}): Secrets {
  return {
    session: given.session ?? keptSecret(dataDir, 'session-secret'),
    bot: given.bot ?? keptSecret(dataDir, 'bot-secret'),
  };
}

/** The secret in a file that its owner alone may read. Two processes that make it together end with the same one. */
function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // The mode above is cut by the mask of the process, and the mask may be none.
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
