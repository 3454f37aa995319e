import { pollGoogleId, type GoogleId } from '@staykit/analytics/google-id.ts';
import { readCookie } from '../consent/cookie.ts';

/** The cookie that Google's script leaves for all pages of a domain: `GA1.1.` and the id. */
const GOOGLE_COOKIE = '_ga';

/** Where it is kept for the rest of the visit that there is no id: the next page does not look again. */
const FAILED_KEY = 'staykit.google-id';

/** Google's id of this browser, where another page of the domain has Google's script. */
function googleIdNow(): string | undefined {
  return /^GA\d\.\d\.(\d+\.\d+)$/.exec(readCookie(GOOGLE_COOKIE) ?? '')?.[1];
}

/**
 * Looks for Google's id until it is there, so that this page and those of the same domain count one visitor. Gives it to
 * `found`, or marks the attempt as failed for the visit; `ended` stops both. [ANALYTICS-05]
 */
export async function findGoogleId(found: (id: string) => void, ended: () => boolean): Promise<void> {
  const now = googleIdNow();
  if (now !== undefined) return found(now);
  if (sessionStorage.getItem(FAILED_KEY) !== null) return;
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const result: GoogleId = await pollGoogleId(() => (ended() ? 'ended' : googleIdNow()), wait);
  if (ended()) return;
  if (result.state === 'loaded') found(result.id);
  else sessionStorage.setItem(FAILED_KEY, result.state);
}
