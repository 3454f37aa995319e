import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, hkdfSync } from 'node:crypto';
import { isOneOf } from '../../visitors/keyed-hash.ts';
import { allSecrets, presentSecret, type Secret } from '../../visitors/secret.ts';

/** Milliseconds for which a preview link and its cookie are good. */
export const PREVIEW_MS = 3_600_000;

const previewed = new AsyncLocalStorage<number>();

/** Id of the version that the present request previews, in all that it calls in this process; undefined for visitors. */
export const previewedVersion = (): number | undefined => previewed.getStore();

/** Runs `work` with a version in the place of what is published. */
export const withPreview = <Result>(version: number, work: () => Result): Result =>
  previewed.run(version, work);

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'content-preview', 32)))
    .update(text)
    .digest('base64url');

/** Signs that whoever has the token may see a version, until an instant in ms since 1970. */
export function previewToken(secret: Secret, version: number, until: number): string {
  const text = `${version}.${until}`;
  return `${text}.${signatureOf(presentSecret(secret), text)}`;
}

/** The version that a token shows at `now`; undefined where it is over, or not ours. */
export function readPreviewToken(secret: Secret, token: string, now: number): number | undefined {
  const [, text = '', until = '', signature = ''] = /^(\d{1,15}\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  if (text === '' || Number(until) <= now) return undefined;
  const expected = allSecrets(secret).map((one) => signatureOf(one, text));
  if (!isOneOf(signature, expected)) return undefined;
  return Number(text.split('.')[0]);
}
