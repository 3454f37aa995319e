import { createHmac } from 'node:crypto';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** Milliseconds for a whole call. */
const CALL_MS = 5_000;

/** A call of a webhook. */
export interface WebhookCall {
  /** https. */
  address: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  /** The same each time that it is sent: receivers drop what they have. */
  id: string;
  /** JSON. */
  body: string;
  /** The present instant in ms since 1970. */
  now: number;
}

/** What tests replace of a connection. */
export interface WebhookConnection {
  /** Finds the address of a name. Default: of the internet alone. */
  lookup?: LookupFunction;
  /** Milliseconds for a whole call. */
  timeoutMs?: number;
}

/** Why an address can be no webhook; undefined if it can. Where its name leads is seen when it is called. */
export function webhookProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return 'expected an https address without a user.';
  const host = hostOf(url);
  // Nothing is looked up for an address of digits.
  return isIP(host) !== 0 && !isPublicAddress(host)
    ? `${host} is not an address of the internet.`
    : undefined;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Signature of a call after the Standard Webhooks specification: HMAC-SHA256 of id, seconds and body. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/**
 * Sends a call to an address of the internet; rejects where that does not answer a status of 200 to 299 in time. Redirects
 * are not followed, and the answer is not read.
 */
export function sendWebhook(
  { address, secret, id, body, now }: WebhookCall,
  { lookup = publicLookup, timeoutMs = CALL_MS }: WebhookConnection = {},
): Promise<void> {
  const problem = webhookProblem(address);
  if (problem !== undefined) return Promise.reject(new Error(problem));
  const seconds = Math.floor(now / 1_000);
  return new Promise((resolve, reject) => {
    const request = https.request(
      address,
      {
        method: 'POST',
        lookup,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'Staykit-Webhooks/1.0',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf(secret, id, seconds, body),
        },
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`HTTP status ${statusCode}`));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
