import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import { fitsAges } from '../../catalogue/room-capacity.ts';
import { havePlaces } from '../../catalogue/inventory/activities/places.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import {
  insertBooking,
  isQuoteUsed,
  recordNights,
  type BookingRow,
  type Guest,
  type SaleSource,
} from './bookings.ts';
import { claimKey, saveAnswer, setSubject, type Attempt, type SavedAnswer } from '../idempotency.ts';
import type { PaymentDecision } from '../../payment/payment-provider.ts';
import { findPayment, insertPayment } from '../../payment/payments.ts';
import { lockCalendar, takeRooms } from '../stock/stock.ts';
import { bookingReference, bookingSubject, numberOfSubject } from './booking-references.ts';
import { sellOnce } from '../../observe/sell-once.ts';
import { checkHolds, recordHold } from './open-holds.ts';
import { finishBooking, LAPSED, settleBooking } from './finish-booking.ts';
import type { Funding } from './funding.ts';
import { authorisePayment, isPlanAllowed, newPayment, type PaymentChoice } from '../../payment/pay.ts';
import { productOf } from '../quote/quote-stay.ts';
import { openAnswer, OTHER_BODY, refusal } from '../refusal.ts';
import { claimPromotion, promoAnswer, recordUse } from '../promo/promotion.ts';
import type { SellingParts } from '../selling-parts.ts';
import { supplierAway, type LiveState } from '../supplier/live-hotels.ts';
import { insertReservation } from '../supplier/reservations.ts';
import { askForQuote, reserveStay } from '../supplier/reserve-stay.ts';
import { nightsToBook, openQuote, priceQuoted, promotedCents, soldStay } from '../quote/sold-stay.ts';

/** A booking request for a quote. */
export interface BookingRequest {
  quoteId: string;
  /** Total that was shown to the guest, in cents. */
  price: number;
  guest: Guest & { email: string };
  /** Required if an amount is left to pay. */
  payment?: PaymentChoice;
  /** Replaces money: a gift. */
  funding?: Funding;
  locale: Locale;
  source: SaleSource;
  /** Names the network that a visitor orders from, whose unpaid orders are counted; absent for staff and gifts. */
  network?: string;
}

/** Attempts to draw an unused number; with 90 million of them a second one is rare. */
const DRAWS = 20;

/** `isPaid`: nothing is left to pay, so the provider is not asked. */
interface Beginning {
  attempt: Attempt;
  request: BookingRequest;
  live: LiveState | undefined;
  /** Called when the transaction has sold the stay: a gift pays all of it. */
  sold: () => void;
}
type Begun = { answer: SavedAnswer } | { number: string; isPaid?: boolean };

/**
 * Books a quote in two steps. First, in one transaction: idempotency key, rooms, the pending booking and its payment.
 * Second: the stay is reserved in the system that sells its hotel, if there is one, and the provider is asked; its
 * answer settles the booking. After a crash in between, a retry of the request
 * or the timer settles it; the provider's calls are idempotent.
 */
export async function bookStay(
  parts: SellingParts,
  attempt: Attempt,
  request: BookingRequest,
): Promise<Booking> {
  // A retry goes on with what its first attempt made.
  const isRetry = parts.live && (await isQuoteUsed(parts.db, request.quoteId));
  const live = isRetry ? undefined : await askForQuote(parts, request.quoteId);
  const begun = await sellOnce(parts.db, 'booking', (tx, sold) =>
    begin(parts, tx, { attempt, request, live, sold }),
  );
  if ('answer' in begun) return openAnswer(begun.answer);
  const { number } = begun;
  const refused = await reserveStay(parts, number);
  if (refused) return openAnswer(refused);
  const reference = bookingReference(number);
  const outcome: PaymentDecision = (await findPayment(parts.db, reference))
    ? await authorisePayment(parts, reference)
    : { status: 'approved' };
  return openAnswer(await finishBooking(parts, number, outcome));
}

async function begin(
  parts: SellingParts,
  tx: Queryable,
  { attempt, request, live, sold }: Beginning,
): Promise<Begun> {
  const key = await claimKey(tx, attempt, parts.clock());
  if (key.kind === 'otherBody') return { answer: OTHER_BODY };
  if (key.kind === 'answered') return { answer: key.answer };
  if (key.kind === 'open') return { number: numberOfSubject(key.subject) };
  // Nothing is stored: the same request may succeed later.
  if (live?.state === 'away') throw supplierAway();
  const begun = await takeStay(parts, tx, request, live);
  if ('answer' in begun) await saveAnswer(tx, attempt, begun.answer);
  else await setSubject(tx, attempt, bookingSubject(begun.number));
  // A reservation comes first, whoever pays.
  if ('answer' in begun || !begun.isPaid || live) return begun;
  const settling = { number: begun.number, outcome: { status: 'approved' as const }, sold };
  return { answer: (await settleBooking(parts, tx, settling)) ?? LAPSED };
}

function missingPayment(): never {
  throw new GatewayError('BAD_REQUEST', 'body: payment: required, because an amount is left to pay.');
}

async function takeStay(
  parts: SellingParts,
  tx: Queryable,
  request: BookingRequest,
  live: LiveState | undefined,
): Promise<Begun> {
  const instant = parts.clock();
  const { quoteId, price, guest, payment, funding, locale, source, network } = request;
  const quote = await openQuote(tx, quoteId, instant);
  if ('answer' in quote) return quote;
  if (live?.state === 'soldOut')
    return { answer: refusal('NO_AVAILABILITY', 'The hotel has no room left for the stay.') };
  const { stay: quoted } = quote;
  const product = await productOf(tx, quoted.productId, parts.facts);
  const calendar = product && (await lockCalendar(tx, product.hotel.id, product.offer.room !== undefined));
  if (!calendar) return { answer: refusal('NO_AVAILABILITY', 'This hotel is no longer for sale.') };
  const { offer, hotel } = product;
  const { childAges = [] } = guest;
  if (childAges.length > 0 && !fitsAges(quoted.pax, childAges))
    throw new GatewayError('BAD_REQUEST', 'body: childAges: expected those of the party of the quote.');
  if (childAges.some((age) => age < (offer.childrenFrom ?? 0)))
    return { answer: refusal('CHILD_TOO_YOUNG', 'The hotel takes children from an older age on.') };
  // After the lock: two requests with one quote are for one hotel.
  if (await isQuoteUsed(tx, quoteId))
    return { answer: refusal('QUOTE_USED', 'The quote has already been booked.') };
  const today = dayIn(settingsOf(locale).timeZone, instant);
  const claimed =
    quoted.promotion &&
    (await claimPromotion(tx, quoted.promotion, guest.email, {
      product: 'stay',
      locale,
      now: instant,
      ...(source.minisiteId !== undefined && { minisiteId: source.minisiteId }),
    }));
  if (claimed && 'refused' in claimed) return { answer: promoAnswer(claimed.refused) };
  const stay = claimed ? { ...quoted, promotion: claimed.promotion } : quoted;
  const checked = priceQuoted(product, calendar, stay, price, today);
  if ('answer' in checked) return checked;
  if (!(await havePlaces(tx, hotel.id, stay)))
    return { answer: refusal('NO_AVAILABILITY', 'An activity has no place left on the chosen day.') };
  const { priced } = checked;
  const { checkin, nights } = stay;
  const funded = await funding?.claim(tx, priced.priceInfo, promotedCents(offer, stay, priced));
  const total = funded?.toPay ?? priced.priceInfo.totalPrice;
  const plan = payment?.plan ?? (total > 0 ? missingPayment() : 'once');
  if (!isPlanAllowed(plan, { amount: total, today, checkin, locale }))
    throw new GatewayError('BAD_REQUEST', `body: payment.plan: ${plan} is not possible for this stay.`);
  const booked = nightsToBook(priced, offer);
  if (!(await takeRooms(tx, hotel.id, booked)))
    return { answer: refusal('NO_AVAILABILITY', 'A night of the stay is fully booked.') };
  const { email, ...person } = guest;
  const roomNights = booked.reduce((sum, { rooms }) => sum + rooms, 0);
  const hold = total > 0 && network !== undefined ? { email, network, roomNights } : undefined;
  if (hold && parts.holdLimits) await checkHolds(tx, hold, parts.holdLimits, instant);
  const sold = {
    ...soldStay(product, stay, priced, locale),
    ...(funded && { priceInfo: funded.priceInfo, gift: { worthCents: funded.worthCents } }),
    ...(claimed && {
      promotion: { ...claimed.promotion, cents: funded?.promotedCents ?? promotedCents(offer, stay, priced) },
    }),
  };
  const row: Omit<BookingRow, 'number'> = {
    state: 'pending',
    quoteId,
    offerId: offer.id,
    hotelId: hotel.id,
    checkin,
    nights,
    rooms: priced.rooms,
    sellCents: priced.priceInfo.sellPrice,
    taxCents: priced.taxWithPrice,
    totalCents: total,
    refundCents: 0,
    cancelRefundCents: 0,
    stay: sold,
    email,
    guest: person,
    locale,
    source,
  };
  const number = await insertUnderNumber(parts, tx, row, instant);
  await recordNights(tx, { number, hotelId: hotel.id }, booked, instant);
  if (hold && parts.holdLimits) await recordHold(tx, number, hold, instant);
  await funded?.use(number);
  if (claimed) await recordUse(tx, claimed.promotion, { kind: 'booking', number }, instant);
  if (live) {
    const prices = booked.map(({ night }) => ({
      night,
      priceCents: calendar.prices[nightsBetween(calendar.firstDay, night)] ?? 0,
    }));
    const key = parts.ids.token();
    await insertReservation(
      tx,
      { key, bookingNumber: number, supplier: live.supplier, nights: prices, changeId: null },
      instant,
    );
  }
  if (total === 0) return { number, isPaid: true };
  const bill = {
    reference: bookingReference(number),
    saleKind: 'booking' as const,
    saleId: number,
    plan,
    amount: total,
    today,
    checkin,
    policy: sold.policy,
    locale,
    label: sold.label,
    choice: payment ?? missingPayment(),
  };
  await insertPayment(tx, newPayment(parts, bill), instant);
  return { number };
}

async function insertUnderNumber(
  { ids }: SellingParts,
  tx: Queryable,
  row: Omit<BookingRow, 'number'>,
  now: number,
): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const number = ids.bookingNumber();
    if (await insertBooking(tx, { ...row, number }, now)) return number;
  }
  throw new GatewayError('SERVER', 'Could not generate a free booking number.');
}
