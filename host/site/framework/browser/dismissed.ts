/** The cookie of dismissed banners: their codes, joined by `.`. */
export const DISMISSED_COOKIE = 'stay_dismissed';

/** Maximum number of remembered banners. */
const MOST = 20;

/** The banners that a visitor dismissed. */
export function readDismissed(stored: string | undefined): ReadonlySet<string> {
  return new Set((stored ?? '').split('.').filter((code) => /^[a-z0-9-]{1,40}$/.test(code)));
}

/** The cookie after one more. */
export function withDismissed(stored: string | undefined, code: string): string {
  return [...new Set([...readDismissed(stored)].slice(1 - MOST)).add(code)].join('.');
}

/** A hash of a banner's text: a new text is a new banner. */
export function bannerCode(kind: string, text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (sum * 33) ^ text.charCodeAt(at);
  return `${kind}-${(sum >>> 0).toString(36)}`;
}
