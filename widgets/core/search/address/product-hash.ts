import { nightsBetween, addDays, isPlainDate, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '../../dates/market-time.ts';
import { automaticSingleRoom, DEFAULT_PAX, type Pax } from '@staykit/values/pax/pax.ts';
import { fromShort, toShort } from '../../pax/short-pax.ts';
import { usedDates } from '../used-dates.ts';

/** Whether every day shall be included in a gift. */
export type Upsell = 'availability' | 'none';

/** What the address of a product holds of its box: days, travellers, the chosen offer, the upsell of a gift. */
export interface ProductStay {
  checkin?: PlainDate;
  checkout?: PlainDate;
  night?: number;
  pax: Pax;
  /** The offer that was chosen among those of the product. [ROOM-03] */
  offerId?: string;
  giftNights?: number;
  /** `none` unless the address says `availability`. [UPSELL-02] */
  upsell: Upsell;
}

/** The keys of the hash that belong to the box; those of others are left as they are. */
export const PRODUCT_HASH_KEYS = [
  'checkin',
  'checkout',
  'night',
  'a',
  'c',
  'b',
  's',
  'offerId',
  'giftNights',
  'upsell',
] as const;

/** The upsell that a value names; any other than `availability` is none. [UPSELL-02] */
export function upsellOf(value: string | null | undefined): Upsell {
  return value === 'availability' ? value : 'none';
}

/**
 * The stay that a hash holds, or nothing where it holds none of the keys. Dates that can no longer be booked are left
 * out. `nights` is read as well. [ROUTE-08] [ROUTE-09] [CAL-34]
 */
export function readProductHash(hash: string, now: MarketNow): ProductStay | undefined {
  const entries = new URLSearchParams(hash);
  const text = (key: string) => entries.get(key) ?? undefined;
  if (!PRODUCT_HASH_KEYS.some(text) && !text('nights')) return undefined;
  const checkin = text('checkin');
  const nights = whole(text('night') ?? text('nights'));
  const checkout = text('checkout') ?? (isPlainDate(checkin) && nights ? addDays(checkin, nights) : '');
  const dates =
    isPlainDate(checkin) && isPlainDate(checkout) ? usedDates({ checkin, checkout }, now) : undefined;
  const [a, c, b, s] = [text('a'), text('c'), text('b'), text('s')];
  const offerId = text('offerId');
  const giftNights = whole(text('giftNights'));
  return {
    ...dates,
    pax: a || c || b || s ? fromShort({ a, c, b, s }) : DEFAULT_PAX,
    ...(offerId && { offerId }),
    ...(giftNights && { giftNights }),
    upsell: upsellOf(text('upsell')),
  };
}

/** The hash with a stay in it; keys of others stay, in their order. [BOOKING-01] [BOOKING-02] [BOOKING-03] */
export function writeProductHash(hash: string, stay: ProductStay): string {
  const { checkin, checkout, pax, offerId, giftNights, upsell } = stay;
  const dated = checkin && checkout;
  const own: Partial<Record<(typeof PRODUCT_HASH_KEYS)[number], string | undefined>> = {
    checkin: dated && checkin,
    checkout: dated && checkout,
    night: dated && String(nightsBetween(checkin, checkout)),
    ...toShort(pax),
    // Where `s` is the default of the party, the address leaves it out. [PROUTE-07]
    ...(pax.singleRoom === automaticSingleRoom(pax) && { s: undefined }),
    offerId,
    giftNights: giftNights === undefined ? undefined : String(giftNights),
    // A box whose upsell nobody touched adds no key.
    upsell: upsell === 'availability' || new URLSearchParams(hash).has('upsell') ? upsell : undefined,
  };
  const entries = new URLSearchParams(hash);
  entries.delete('nights');
  for (const key of PRODUCT_HASH_KEYS) {
    const value = own[key];
    if (value) entries.set(key, value);
    else entries.delete(key);
  }
  return String(entries).replaceAll('%2C', ',');
}

function whole(text: string | undefined): number | undefined {
  return /^[1-9]\d?$/.test(text ?? '') ? Number(text) : undefined;
}
