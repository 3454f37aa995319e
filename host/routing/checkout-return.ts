import { addDays } from '@staykit/values/dates/plain-date.ts';
import { readCheckoutLink } from '@staykit/core/offer/checkout/checkout-link.ts';
import { toShort } from '@staykit/core/pax/short-pax.ts';
import { inside } from './inside.ts';

/** What an id can be in a query. */
const ID = /^[\w.:-]{1,60}$/;

/**
 * Where a checkout came from, with its dates and travellers: the page of the stay, or of the hotel where the query names
 * one. Nothing where the query names no stay. [QUOTE-14] [HEADER-05]
 */
export function checkoutReturn(search: string, prefix = ''): string | undefined {
  const start = readCheckoutLink(search);
  if (!start) return undefined;
  const { productId, checkin, nights, pax } = start;
  const query = new URLSearchParams(search);
  const hotelId = query.get('hotelId') ?? '';
  const page = ID.test(hotelId) ? `/hotel/${hotelId}` : `/product/${encodeURIComponent(productId)}`;
  const flow = query.get('flow');
  const hash = new URLSearchParams({
    checkin,
    checkout: addDays(checkin, nights),
    night: String(nights),
    ...toShort(pax),
  });
  return `${inside(prefix, page)}${flow === 'gifting' ? '?flow=gifting' : ''}#${hash.toString()}`;
}

/** The page of a stay whose checkout was asked for without dates, as a form without script does. Nothing where none is named. */
export function undatedReturn(search: string, prefix = ''): string | undefined {
  const id = new URLSearchParams(search).get('id') ?? '';
  return ID.test(id) ? inside(prefix, `/product/${encodeURIComponent(id)}`) : undefined;
}

/** Where a price update leads when it is closed and nothing says where the visitor came from (priceUpdate.fallback). [QUOTE-15] */
export const PRICE_UPDATE_FALLBACK = '/';

/**
 * Where closing a price update leads: where the checkout came from; else a step back where an entry of this site is
 * before it, else home. [QUOTE-14] [QUOTE-15]
 */
export function priceUpdateReturn(
  target: string | undefined,
  /** Entries of this site in the history, this page among them. */
  appEntries: number,
  fallback: string = PRICE_UPDATE_FALLBACK,
): { href: string } | 'back' {
  if (target) return { href: target };
  return appEntries > 1 ? 'back' : { href: fallback };
}
