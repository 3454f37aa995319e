import { isIP } from 'node:net';

/**
 * Whether a text is the origin of a page that may embed with writes, spelt as browsers spell it in the `Origin` header. What
 * comes over http can be written by anybody on the way; a machine's own pages are there for trials.
 */
export function isEmbeddingOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text) return false;
  const { protocol, hostname } = url;
  if (/^localhost$|\.localhost$/.test(hostname)) return /^https?:$/.test(protocol);
  return protocol === 'https:' && hostname.includes('.') && !isIP(hostname) && !/[*%]|\.$/.test(hostname);
}
