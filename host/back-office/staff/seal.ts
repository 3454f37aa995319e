import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { allSecrets, presentSecret, type Secret } from '@staykit/gateway/visitors/secret.ts';

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'staff-second-factor', 32));

/** Encrypts a text with the secret of the shop (AES-256-GCM): the database alone does not reveal it. */
export function seal(secret: Secret, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(presentSecret(secret)), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what `seal` made with the present secret or an older one; undefined if it was another one. */
export function unseal(secret: Secret, sealed: string): string | undefined {
  for (const one of allSecrets(secret)) {
    const text = unsealWith(one, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Encrypts anew, with the present secret, what an older one encrypted; undefined if that is not needed or possible. */
export function resealed(secret: Secret, sealed: string): string | undefined {
  if (unsealWith(presentSecret(secret), sealed) !== undefined) return undefined;
  const text = unseal(secret, sealed);
  return text === undefined ? undefined : seal(secret, text);
}

function unsealWith(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
