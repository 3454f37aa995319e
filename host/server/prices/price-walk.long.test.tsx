import { afterAll, beforeAll, expect, it } from 'vitest';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { checkoutLink } from '@staykit/core/offer/checkout/checkout-link.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import { toShort } from '@staykit/core/pax/short-pax.ts';
import { formatAmount, formatMoney, wholeUnits } from '@staykit/core/price/money.ts';
import { bookingBody } from '@staykit/gateway/fixtures/selling-desk.ts';
import type { StayQuote } from '@staykit/gateway/selling/quote/quote-stay.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { finalPrice } from '@staykit/widgets/booking-box/price/price-display.ts';
import { DEFAULT_PAX, type Pax } from '@staykit/values/pax/pax.ts';
import {
  cardPrices,
  checkoutPrices,
  priceTag,
  roomPrices,
  shownHtml,
  type ToldPrice,
} from './fixtures/read-prices.ts';
import { walkActivities, walkBoxesAndCards, walkVouchers } from './fixtures/walk-gifts.ts';
import { openWalkedShop, type WalkedShop } from './fixtures/walked-shop.ts';

/** Each length of stay with another party and day. */
const SEARCHES: readonly (Partial<Pax> & { ahead: number; nights: number })[] = [
  { ahead: 20, nights: 1, adult: 1 },
  { ahead: 27, nights: 2 },
  { ahead: 33, nights: 3, child: 1 },
  { ahead: 41, nights: 4, baby: 1 },
  { ahead: 60, nights: 5, adult: 3 },
  { ahead: 75, nights: 6, child: 2 },
  { ahead: 90, nights: 7 },
  { ahead: 110, nights: 2, adult: 4 },
  { ahead: 150, nights: 3, child: 1, baby: 1 },
];
/** Pages of results of each search: 540 stays in all. */
const PAGES = 3;
/** One stay of so many is looked at in its hotel, with an extra, with a promo code, and is booked. */
const SOME = { hotel: 4, extra: 9, coded: 5, booked: 27 };
const locale = 'fr_FR';

let shop: WalkedShop;
beforeAll(async () => {
  shop = await openWalkedShop();
}, 240_000);
afterAll(() => shop.close());

interface Stay {
  id: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  promoCode?: string;
}

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
const datesOf = ({ checkin, nights, pax }: Omit<Stay, 'id'>) =>
  query({ checkin, checkout: addDays(checkin, nights), night: nights, ...toShort(pax) });

const quoteOf = ({ id, checkin, nights, pax, promoCode }: Stay) => {
  const { adult, child, baby } = pax;
  const asked = { checkin, nights, adult, child, baby, locale, ...(promoCode && { promoCode }) };
  return shop.get<StayQuote>(`/api/weekend/${id}/quote-realtime.json?${query(asked)}`);
};

const checkoutOf = async ({ id, promoCode, ...stay }: Stay) => {
  const start = { productId: id, offerId: id, ...stay, activityDates: {}, bestPrice: false, locale } as const;
  const link = checkoutLink(CHECKOUT_ROUTES.booking, start);
  return checkoutPrices(await shop.page(promoCode === undefined ? link : `${link}&promoCode=${promoCode}`));
};

/** The box and the checkout tell a stay's price as its quote does. Returns the quote, and what the box tells. */
async function compare(stay: Stay): Promise<StayQuote & { box: ToldPrice; totalPrice: number }> {
  const where = JSON.stringify(stay);
  const quote = await quoteOf(stay);
  const totalPrice = quote.priceInfo?.totalPrice ?? 0;
  const exact = formatAmount(totalPrice, locale);
  expect(await checkoutOf(stay), `checkout of ${where}`).toEqual({ total: exact, button: exact });
  const box = priceTag(shownHtml(await shop.page(`/product/${stay.id}?${datesOf(stay)}`)));
  if (stay.promoCode === undefined) expect(box.total, `box of ${where}`).toBe(exact);
  return { ...quote, box, totalPrice };
}

/** Books it and reads its mail, its books and the booking again. */
async function book(stay: Stay, { quoteId, priceInfo }: StayQuote, at: number): Promise<void> {
  const email = `guest-${at}@mail.example`;
  const guest = { firstName: 'Anna', lastName: 'Keller', email };
  const booking = await shop.order<Booking>(
    '/api/bookings',
    bookingBody({ quoteId, priceInfo } as StayQuote, { guest }),
  );
  const total = priceInfo?.totalPrice ?? 0;
  expect(booking.priceInfo.totalPrice).toBe(total);
  const mails = await shop.mailsTo(email);
  expect(mails.get('booking-confirmation'), JSON.stringify(stay)).toContain(formatAmount(total, locale));
  const ledger = await shop.ledgerOf(booking.bookingNumber);
  expect(ledger.get('provider')).toBe(total);
  const found = await shop.post<Booking>(`/api/bookings/${booking.bookingNumber}/lookup`, { email });
  expect(found.priceInfo.totalPrice).toBe(total);
}

/** The lowest price of each hotel on the map, in cents. */
async function pinsOf({ checkin, nights, pax }: Omit<Stay, 'id'>): Promise<Map<string, number>> {
  const { adult, child, baby } = pax;
  const { packages } = await shop.post<{ packages: { id: string; fromPrice: number }[] }>(
    '/search-api/offers.json',
    {
      locale,
      orderBy: 'priceQuality',
      searchCriterias: { adult, child, baby, checkin, night: nights },
      numberOfPackagesPerHotel: 1,
      searchProvider: 'shop',
      performMapSearch: true,
    },
  );
  return new Map(packages.map(({ id, fromPrice }) => [id, fromPrice]));
}

interface Detail {
  hotel: { id: string };
  extras?: { id: string; priceDifference: number }[];
  autoDiscount?: { code: string };
}

it('five hundred stays of one to seven nights have one price on card, pin, hotel page, box, checkout, and in the mail and the books', async () => {
  const { date: today } = marketNow(Date.now(), 'Europe/Paris');
  const seen = { stays: 0, promoted: 0, taxed: 0, hotels: 0, withExtra: 0, coded: 0, booked: 0 };
  for (const { ahead, nights, ...party } of SEARCHES) {
    const pax = { ...DEFAULT_PAX, ...party };
    const search = { checkin: addDays(today, ahead), nights, pax };
    const pins = await pinsOf(search);
    for (let page = 0; page < PAGES; page += 1) {
      const html = await shop.page(`/search?${datesOf(search)}&page=${page}`);
      for (const [id, card] of cardPrices(html)) {
        const stay = { id, ...search };
        const where = JSON.stringify(stay);
        seen.stays += 1;
        const quote = await compare(stay);
        const told = formatMoney(quote.totalPrice, locale);
        expect(card.total, `card of ${where}`).toBe(told);
        // One percentage of an offer, whoever tells it.
        expect(quote.box.percent, `promotion of ${where}`).toBe(card.percent);
        const before = finalPrice(quote.priceInfo!).before;
        expect(quote.box.before, `price before of ${where}`).toBe(before && formatAmount(before, locale));
        expect(card.before, `price before on the card of ${where}`).toBe(
          before && formatMoney(before, locale),
        );
        seen.promoted += Number(card.percent !== undefined);
        seen.taxed += Number(quote.totalPrice > (quote.priceInfo?.sellPrice ?? 0));

        const some = (every: number) => seen.stays % every === 0;
        if (!some(SOME.hotel) && !some(SOME.extra) && !some(SOME.coded) && !some(SOME.booked)) continue;
        const { adult } = pax;
        const detail = await shop.get<Detail>(`/api/weekend/${id}/detail.json?${query({ adult, locale })}`);
        if (some(SOME.hotel)) {
          const pin = pins.get(detail.hotel.id) ?? 0;
          expect(wholeUnits(pin), `pin of ${where}`).toBeLessThanOrEqual(wholeUnits(quote.totalPrice));
          const rooms = roomPrices(await shop.page(`/hotel/${detail.hotel.id}?${datesOf(search)}`));
          for (const [offer, price] of rooms) {
            const { priceInfo } = await quoteOf({ id: offer, ...search });
            expect(price.total, `room of ${where}`).toBe(formatMoney(priceInfo?.totalPrice ?? 0, locale));
            seen.hotels += 1;
          }
        }
        const [extra] = detail.extras ?? [];
        if (extra && some(SOME.extra)) {
          const more = await compare({ ...stay, id: extra.id });
          expect(more.totalPrice).toBeGreaterThan(quote.totalPrice);
          seen.withExtra += 1;
        }
        const promoCode = detail.autoDiscount?.code;
        if (promoCode !== undefined && some(SOME.coded)) {
          const less = await compare({ ...stay, promoCode });
          expect(less.totalPrice).toBeLessThan(quote.totalPrice);
          if (seen.coded % 3 === 0) await book(stay, less, seen.stays + 10_000);
          seen.coded += 1;
        }
        if (some(SOME.booked)) {
          await book(stay, quote, seen.stays);
          seen.booked += 1;
        }
      }
    }
  }
  expect(seen.stays).toBeGreaterThanOrEqual(500);
  for (const [what, least] of Object.entries({
    promoted: 10,
    taxed: 50,
    hotels: 100,
    withExtra: 20,
    coded: 3,
    booked: 15,
  }))
    expect(seen[what as keyof typeof seen], what).toBeGreaterThanOrEqual(least);
}, 240_000);

it('vouchers and activities have one price on card, page, checkout, mail, invoice and in the books', async () => {
  expect(await walkVouchers(shop, 2)).toBe(40);
  expect(await walkActivities(shop, 1)).toBe(20);
}, 120_000);

it('boxes and cards, also with a promo code and by post, have one amount up to the books, and no voucher tells what it cost', async () => {
  expect(await walkBoxesAndCards(shop)).toBeGreaterThanOrEqual(20);
}, 120_000);
