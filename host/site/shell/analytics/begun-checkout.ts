import { PROMO_CODE_KEY } from '@staykit/core/price/promo-code.ts';

/*
 * A checkout begins once, however often its page is loaded: the tab remembers the last one that was reported, until it is paid.
 * Kept only where somebody is counted at all.
 */

const KEY = 'staykit.checkout';

/** Whether the checkout of this address was not reported yet; from now on it counts as reported. Without storage every load is a new one. */
export function isNewCheckout(here: Pick<Location, 'pathname' | 'search'> = location): boolean {
  const query = new URLSearchParams(here.search);
  // A code makes it cheaper, and no other checkout.
  query.delete(PROMO_CODE_KEY);
  const now = `${here.pathname}?${query}`;
  try {
    if (sessionStorage.getItem(KEY) === now) return false;
    sessionStorage.setItem(KEY, now);
  } catch {
    // Reported each time.
  }
  return true;
}

/** It was paid: the same stay at a checkout is another one. */
export function endCheckout(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // None is remembered.
  }
}
