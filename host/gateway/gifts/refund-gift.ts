import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { queueMail } from '../mail/outbox.ts';
import { paymentsOf, refundSale } from '../payment/payments.ts';
import { findBooking } from '../selling/booking/bookings.ts';
import type { SellingParts } from '../selling/selling-parts.ts';
import { tryRefunds } from '../selling/settle/settle.ts';
import { holdsCode } from './gift-funding.ts';
import { giftSubject } from './gift-references.ts';
import { lockCodeOf, reduceWorth, standingRedemption } from './gift-redemptions.ts';
import { lockGiftSale, updateGiftSale } from './gift-sales.ts';

/** What of a gift can go back to its giver. Amounts are cents. */
interface GiftRest {
  /** Worth that no stay has used: of the whole gift, or what the stay of the code cost less. */
  remainingCents: number;
  /** What a refund gives back now: the part of what was paid for the gift that the rest is of its worth. 0: nothing. */
  refundableCents: number;
  /** The confirmed stay that used the other part. */
  bookingNumber?: string;
}

/** Sold, of which nothing is left. */
const NOTHING: GiftRest = { remainingCents: 0, refundableCents: 0 };

/**
 * What is left of a gift. Nothing of one that is not paid, expired (its worth is income then; staff can extend a gift
 * before that), refunded, or used by a stay that was cancelled too late.
 */
export async function giftRest(tx: Queryable, saleNumber: string): Promise<GiftRest> {
  const [gift] = await tx.query<{ code: string; worth: number; delivery: number }>(
    `select c.code, c.worth_cents as worth, gift_delivery(s)::integer as delivery
    from gift_sales s join gift_codes c on c.sale_number = s.number
    where s.number = $1 and s.status = 'confirmed' and c.expired_at is null and c.redeemed_at is null`,
    [saleNumber],
  );
  if (!gift) return NOTHING;
  // What was given back before, with a stay that used less, is not given back again.
  const held = await heldCents(tx, saleNumber);
  const standing = await standingRedemption(tx, gift.code);
  if (!standing || !holdsCode(standing)) return { remainingCents: gift.worth, refundableCents: held };
  const booking = await findBooking(tx, standing.bookingNumber);
  if (booking?.state !== 'confirmed' || !booking.stay.gift) return NOTHING;
  const { gift: paying, promotion, priceInfo } = booking.stay;
  // A code of the shop paid what the gift left: the price before it, less what each of them paid.
  const left = Math.max(
    0,
    paying.worthCents +
      booking.totalCents +
      (promotion?.cents ?? 0) -
      priceInfo.totalPrice -
      (priceInfo.promoCodeReductionAmount ?? 0),
  );
  return {
    remainingCents: left,
    refundableCents: paidShare(left, gift.worth, held - gift.delivery),
    bookingNumber: standing.bookingNumber,
  };
}

/**
 * What was paid for a part of a gift: one that was bought with a code of the shop, or on promotion, cost less than it is
 * worth. Rounded down, so that parts never add up to more than was paid. Packaging and postage are not in it.
 */
export function paidShare(partCents: number, worthCents: number, paidCents: number): number {
  if (worthCents <= 0 || paidCents <= 0) return 0;
  return Math.min(partCents, Math.floor((partCents * paidCents) / worthCents));
}

/** Cents that the payments of a gift's sale can still give back. */
async function heldCents(tx: Queryable, saleNumber: string): Promise<number> {
  const payments = await paymentsOf(tx, 'gift', saleNumber);
  return payments
    .filter(({ state }) => state === 'approved')
    .reduce(
      (sum, { amountCents, feeCents, refundedCents }) => sum + amountCents - feeCents - refundedCents,
      0,
    );
}

/**
 * Refunds what is left of a gift: the whole price of one that no stay uses, whose code is worthless then, or the part
 * that its stay did not need. PRICE_CHANGED with the amount, until it is agreed to. The provider is told afterwards,
 * with retries.
 *
 * @param agreed cents that whoever refunds has seen
 */
export async function refundGift(
  parts: SellingParts,
  saleNumber: string,
  agreed: number | undefined,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const seen = await giftRest(tx, saleNumber);
    // The booking first, as everywhere.
    if (seen.bookingNumber !== undefined) await findBooking(tx, seen.bookingNumber, true);
    await lockCodeOf(tx, saleNumber);
    const sale = await lockGiftSale(tx, saleNumber);
    const rest = await giftRest(tx, saleNumber);
    if (!sale?.code || rest.refundableCents <= 0)
      throw new GatewayError('BAD_REQUEST', 'Nothing of this gift can be refunded.');
    // Redeemed meanwhile, it is another refund, whose booking is not locked.
    if (rest.refundableCents !== agreed || rest.bookingNumber !== seen.bookingNumber)
      throw new GatewayError(
        'PRICE_CHANGED',
        `€ ${(rest.refundableCents / 100).toFixed(2)} goes back to the giver. Do it once more to agree.`,
        undefined,
        { agree: { amount: rest.refundableCents } },
      );
    const { refundableCents, bookingNumber } = rest;
    if (bookingNumber === undefined) await endGift(tx, sale.code, saleNumber, now);
    else await useLess(tx, sale.code, bookingNumber, rest, now);
    const payments = await paymentsOf(tx, 'gift', saleNumber);
    // A stay that is moved may leave a rest again: the sum of refunds only grows.
    const before = payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
    const name = bookingNumber === undefined ? 'whole' : `rest-${before + refundableCents}`;
    const left = await refundSale(tx, payments, refundableCents, name, now);
    const { locale, buyer, gift } = sale;
    const data = {
      firstName: buyer.firstName,
      giftLabel: gift.label,
      refundCents: refundableCents,
      isWhole: bookingNumber === undefined,
    };
    const mail = { template: 'gift-refund', locale, to: buyer.email, data } as const;
    await queueMail(tx, mail, `${giftSubject(saleNumber)}:refund-${name}`);
    if (left > 0)
      throw new GatewayError('BAD_REQUEST', `The giver's payments hold ${(left / 100).toFixed(2)} less.`);
  });
  await tryRefunds(parts, { saleKind: 'gift', saleId: saleNumber });
}

/** A gift whose price goes back: its code is worth nothing, and also refused by code of the release before. */
async function endGift(tx: Queryable, code: string, saleNumber: string, now: number): Promise<void> {
  await reduceWorth(tx, code, 0);
  await tx.query('update gift_codes set blocked_at = coalesce(blocked_at, $2) where code = $1', [
    code,
    new Date(now),
  ]);
  await updateGiftSale(tx, saleNumber, 'refunded', now);
}

/** A code and the stay that it paid for are worth the rest less, as if it had gone back when the code was redeemed. */
async function useLess(
  tx: Queryable,
  code: string,
  bookingNumber: string,
  { remainingCents: cents, refundableCents: backCents }: GiftRest,
  now: number,
): Promise<void> {
  await tx.query(
    `update gift_codes set worth_cents = worth_cents - $2, included_cents = least(included_cents, worth_cents - $2)
    where code = $1`,
    [code, cents],
  );
  await tx.query(
    // What was paid on top stays paid: only the part below 0 goes back to the giver.
    'update gift_redemptions set difference_cents = least(difference_cents, 0) - $2 where booking_number = $1',
    [bookingNumber, backCents],
  );
  await tx.query(
    `update bookings set changed_at = $3,
      stay = jsonb_set(stay, '{gift,worthCents}', to_jsonb((stay->'gift'->>'worthCents')::integer - $2::integer))
    where number = $1`,
    [bookingNumber, cents, new Date(now)],
  );
}
