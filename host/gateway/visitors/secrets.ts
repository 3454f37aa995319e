import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSecretList, type Secret } from './secret.ts';

/** Secrets that sign sessions and bot challenges. */
export interface Secrets {
  session: Secret;
  bot: Secret;
}

/** The given secrets, or else those in the data folder, created at the first start. */
export function readSecrets(dataDir: string, given: Partial<Secrets> = {}): Secrets {
  return {
    session: given.session ?? storedSecret(dataDir, 'session-secret'),
    bot: given.bot ?? storedSecret(dataDir, 'bot-secret'),
  };
}

/** Secrets in a file that only its owner may read. Concurrent processes end up with the same one. */
function storedSecret(folder: string, name: string): Secret {
  const file = join(folder, name);
  try {
    return listIn(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // The mode above is masked by the umask.
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return listIn(file);
}

function listIn(file: string): Secret {
  const list = readSecretList(readFileSync(file, 'utf8'));
  if (!list) throw new Error(`${file}: expected secrets joined by commas, the present one first.`);
  return list.length === 1 ? list[0] : list;
}
