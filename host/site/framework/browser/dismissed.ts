/** The cookie that keeps which banners were waved away: their codes, joined by `.`. */
export const DISMISSED_COOKIE = 'stay_dismissed';

/** Most banners that are remembered. */
const MOST = 20;

/** The banners that a visitor waved away. */
export function readDismissed(stored: string | undefined): ReadonlySet<string> {
  return new Set((stored ?? '').split('.').filter((code) => /^[a-z0-9-]{1,40}$/.test(code)));
}

/** The cookie after one more. */
export function withDismissed(stored: string | undefined, code: string): string {
  return [...new Set([...readDismissed(stored)].slice(1 - MOST)).add(code)].join('.');
}

/** A short name for what a banner says: another text is another banner. */
export function bannerCode(kind: string, text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (sum * 33) ^ text.charCodeAt(at);
  return `${kind}-${(sum >>> 0).toString(36)}`;
}
