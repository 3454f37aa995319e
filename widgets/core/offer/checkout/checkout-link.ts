import { addDays, isPlainDate, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { fromShort, toShort } from '../../pax/short-pax.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { PROMO_CODE_KEY, PROMO_LINK_KEY, readPromoCode } from '../../price/promo-code.ts';
import { activitySelection, parseActivitySelection, type ActivityDates } from '../activity/activity-dates.ts';

/** The input of a checkout: everything but the guest. [QUOTE-09] */
export interface CheckoutStart {
  productId: string;
  /** The offer that was chosen among those of the product; the product itself where it has one alone. */
  offerId: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  /** The chosen day of each activity that has days. [BOOKING-11] */
  activityDates: ActivityDates;
  /** The night of arrival was shown as the cheapest of its month. [PENTITY-06] */
  bestPrice: boolean;
  locale: Locale;
  /** Minisite id of the partner, who is paid on what is sold. [MINISITE-17] */
  minisite?: number;
  /** A promo code that was entered at the checkout: its address keeps it over a reload. */
  promoCode?: string;
}

/** Maximum nights of a stay in an address. */
const MOST_NIGHTS = 30;

/** The address of a checkout: what is booked stands in the query, by the names that the address of a search has. */
export function checkoutLink(page: string, start: CheckoutStart): string {
  const { productId, offerId, checkin, nights, pax, activityDates, bestPrice, locale, minisite } = start;
  const entries = {
    id: productId,
    offerId,
    checkin,
    checkout: addDays(checkin, nights),
    night: String(nights),
    ...toShort(pax),
    activities: activitySelection(checkin, activityDates),
    bestPrice: bestPrice ? 'true' : '',
    locale,
    minisite: minisite === undefined ? '' : String(minisite),
  };
  const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value));
  const [path = '', anchor] = page.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** What the query of a checkout says, or nothing where it says no stay. */
export function readCheckoutLink(search: string): CheckoutStart | undefined {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const [productId, checkin, nights] = [text('id'), text('checkin'), Number(text('night'))];
  const isStay = isPlainDate(checkin) && Number.isInteger(nights) && nights > 0 && nights <= MOST_NIGHTS;
  if (productId === '' || !isStay) return undefined;
  const minisite = Number(text('minisite'));
  const promoCode = readPromoCode(text(PROMO_CODE_KEY) || text(PROMO_LINK_KEY));
  return {
    productId,
    offerId: text('offerId') || productId,
    checkin,
    nights,
    pax: fromShort(Object.fromEntries(query)),
    activityDates: parseActivitySelection(checkin, text('activities')) ?? {},
    bestPrice: text('bestPrice') === 'true',
    locale: LOCALES.find((locale) => locale === text('locale')) ?? LOCALES[0],
    ...(Number.isInteger(minisite) && minisite > 0 && { minisite }),
    ...(promoCode !== undefined && { promoCode }),
  };
}
