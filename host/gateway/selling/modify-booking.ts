import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { modificationPrice } from '../../../widgets/core/gift/modification-price.ts';
import type { Queryable } from '../database/database.ts';
import type { Card } from '../payment/payment-provider.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { insertChange, setChangePayment } from '../repositories/booking-changes.ts';
import {
  isQuoteUsed,
  nightsOf,
  recordNights,
  type BookingRow,
  type SoldStay,
} from '../repositories/bookings.ts';
import {
  claimKey,
  saveAnswer,
  setSubject,
  type Attempt,
  type SavedAnswer,
} from '../repositories/idempotency.ts';
import { insertPayment } from '../repositories/payments.ts';
import { lockCalendar, takeRooms } from '../repositories/stock.ts';
import { changeOfSubject, changeReference, changeSubject } from './booking-names.ts';
import { applyChange, finishChange } from './finish-change.ts';
import { todayOf } from './finish-booking.ts';
import { besides, withoutBooking } from './held-nights.ts';
import { isFixed, ownBooking } from './own-booking.ts';
import { fundedPrice } from './funding.ts';
import { askProvider, startedPayment } from './pay.ts';
import { productOf } from './quote-stay.ts';
import { openAnswer, OTHER_BODY, refusal } from './refusal.ts';
import type { SellingParts } from './selling-parts.ts';
import { tryRefunds } from './settle.ts';
import { nightsToBook, openQuote, priceQuoted, soldStay } from './sold-stay.ts';

/** A guest who moves a booking to another quote of the same house. */
export interface ModifyRequest {
  number: string;
  email: string;
  quoteId: string;
  /** The new total that the guest saw, in cents. */
  price: number;
  /** Needed where the new total is higher. */
  card?: Card;
}

type Begun = { answer: SavedAnswer } | { change: number };

/**
 * Moves a booking, free of charge until the deadline of its policy. Where more is to be paid, the rooms that it needs
 * besides its own are held first, and the booking moves when the payment is approved; else it moves at once and the
 * difference is given back.
 */
export async function modifyBooking(
  parts: SellingParts,
  attempt: Attempt,
  request: ModifyRequest,
): Promise<Booking> {
  const begun = await parts.db.transaction((tx) => begin(parts, tx, attempt, request));
  if ('answer' in begun) {
    await tryRefunds(parts, { saleKind: 'booking', saleId: request.number });
    return openAnswer(begun.answer);
  }
  const card = request.card ?? missingPayment();
  const outcome = await askProvider(parts, changeReference(request.number, begun.change), card);
  return openAnswer(await finishChange(parts, begun.change, outcome));
}

async function begin(
  parts: SellingParts,
  tx: Queryable,
  attempt: Attempt,
  request: ModifyRequest,
): Promise<Begun> {
  const key = await claimKey(tx, attempt, parts.clock());
  if (key.kind === 'otherBody') return { answer: OTHER_BODY };
  if (key.kind === 'answered') return { answer: key.answer };
  if (key.kind === 'open') return { change: changeOfSubject(key.subject) };
  const begun = await change(parts, tx, request);
  if ('answer' in begun) await saveAnswer(tx, attempt, begun.answer);
  else await setSubject(tx, attempt, changeSubject(begun.change));
  return begun;
}

async function change(parts: SellingParts, tx: Queryable, request: ModifyRequest): Promise<Begun> {
  const { number, email, quoteId, price, card } = request;
  const now = parts.clock();
  const row = await ownBooking(tx, number, email, true);
  const today = todayOf(parts, row);
  if (await isFixed(tx, row, today))
    return { answer: refusal('NOT_MODIFIABLE', 'The booking cannot be changed under its policy.') };
  const quote = await openQuote(tx, quoteId, now);
  if ('answer' in quote) return quote;
  const { stay } = quote;
  if (stay.hotelId !== row.hotelId)
    return { answer: refusal('NOT_MODIFIABLE', 'The quote is for another house.') };
  const product = await productOf(tx, stay.productId);
  const calendar = product && (await lockCalendar(tx, row.hotelId));
  if (!calendar) return { answer: refusal('NO_AVAILABILITY', 'The house is not sold any more.') };
  if (await isQuoteUsed(tx, quoteId))
    return { answer: refusal('QUOTE_USED', 'The quote was booked already.') };
  const held = await nightsOf(tx, number);
  const checked = priceQuoted(product, withoutBooking(calendar, held), stay, price, today);
  if ('answer' in checked) return checked;
  const { priced } = checked;
  const nights = nightsToBook(priced);
  const sold = soldStay(product, stay, priced, row.locale);
  const next: BookingRow = {
    ...row,
    quoteId,
    offerId: product.offer.id,
    checkin: stay.checkin,
    nights: stay.nights,
    rooms: priced.rooms,
    sellCents: priced.priceInfo.sellPrice,
    taxCents: priced.taxWithPrice,
    totalCents: priced.priceInfo.totalPrice,
    stay: sold,
    ...funded(row, sold),
  };
  const difference = next.totalCents - row.totalCents;
  if (difference > 0 && !card) missingPayment();
  const missing = besides(nights, held);
  if (!(await takeRooms(tx, row.hotelId, missing)))
    return { answer: refusal('NO_AVAILABILITY', 'A night of the stay has no room left.') };
  const id = await insertChange(tx, { bookingNumber: number, next, nights }, now);
  if (missing.length > 0) await recordNights(tx, row, missing, now, id);
  if (difference <= 0) return { answer: await applyChange(parts, tx, id, row) };
  const reference = changeReference(number, id);
  const payment = startedPayment(parts.provider, {
    reference,
    saleKind: 'booking',
    saleId: number,
    plan: 'once',
    amount: difference,
    today,
    checkin: next.checkin,
    policy: next.stay.policy,
  });
  await insertPayment(tx, payment, now);
  await setChangePayment(tx, id, reference);
  return { change: id };
}

/** What changes of a stay that a gift pays for: the gift goes on paying, and the total is what its guest pays. [FLOW-07] */
function funded(
  { stay: { gift }, totalCents }: BookingRow,
  next: SoldStay,
): Partial<Pick<BookingRow, 'stay' | 'totalCents'>> {
  if (!gift) return {};
  const { worthCents: worth } = gift;
  const refundable = worth + totalCents;
  const { totalPrice } = next.priceInfo;
  const toPay = totalCents + modificationPrice(totalPrice, { gift: worth, upsell: worth, refundable });
  return { totalCents: toPay, stay: { ...next, gift, priceInfo: fundedPrice(next.priceInfo, worth, toPay) } };
}

function missingPayment(): never {
  throw new GatewayError('BAD_REQUEST', 'body: payment: expected, since the new total is higher.');
}
