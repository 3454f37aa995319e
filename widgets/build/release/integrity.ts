import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute. */
export function integrityOf(content: string | Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
