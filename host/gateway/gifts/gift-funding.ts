import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { dayIn } from '../catalogue/calendar-day.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { readGiftCode } from '@staykit/core/gift/gift-code.ts';
import type { GiftStatus } from '@staykit/values/gift/gift-status.ts';
import { differenceAfter, type NewPrice } from '@staykit/core/gift/modification-price.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { rightsOn } from '@staykit/core/offer/cancellation.ts';
import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { GiftCatalogue } from './price-gift.ts';
import {
  endRedemption,
  findGiftCode,
  insertRedemption,
  standingRedemption,
  type GiftCodeRow,
  type StandingRedemption,
} from './gift-redemptions.ts';
import { fundedPrice, promotedBeside, type Funding } from '../selling/booking/funding.ts';

/** The entered code; typing mistakes are refused without a lookup. */
export function typedGiftCode(typed: string): string {
  const code = readGiftCode(typed);
  if (code === undefined)
    throw new GatewayError('GIFT_CODE_MISTYPED', 'code: the check character does not match.');
  return code;
}

/** The gift of a code. One refusal for all unknown codes, which does not reveal which exist. */
export async function knownGift(tx: Queryable, code: string, lock = false): Promise<GiftCodeRow> {
  const gift = await findGiftCode(tx, code, lock);
  if (!gift) throw new GatewayError('GIFT_CODE_UNKNOWN', 'No gift has this code.');
  return gift;
}

/**
 * Whether a redemption blocks its code: not if it was refused or dropped, cancelled in time or withdrawn by the hotel.
 */
export function holdsCode({
  state,
  policy,
  checkin,
  cancelledAt,
  isWithdrawn,
  locale,
}: StandingRedemption): boolean {
  if (state === 'pending' || state === 'confirmed') return true;
  if (state !== 'cancelled' || cancelledAt === null || isWithdrawn) return false;
  const date = dayIn(settingsOf(locale).timeZone, new Date(cancelledAt));
  return !rightsOn(policy, checkin, date).refund;
}

/** What can be done with a gift on a date. */
export function giftStatus(
  { validUntil, isRedeemed }: Pick<GiftCodeRow, 'validUntil'> & { isRedeemed?: boolean },
  standing: StandingRedemption | undefined,
  today: PlainDate,
): GiftStatus {
  if (isRedeemed || (standing && holdsCode(standing))) return 'redeemed';
  return today > validUntil ? 'expired' : 'active';
}

/** Throws a refusal if staff blocked a gift. */
export function refuseBlocked({ isBlocked }: GiftCodeRow): void {
  if (isBlocked) throw new GatewayError('GIFT_NOT_REDEEMABLE', 'The shop has blocked this gift.');
}

/** Throws a refusal if a gift cannot be redeemed now. */
export function checkRedeemable(
  gift: GiftCodeRow,
  standing: StandingRedemption | undefined,
  today: PlainDate,
): void {
  if (gift.kind === 'DIGITAL_ACTIVITY_ONLY')
    throw new GatewayError('GIFT_NOT_REDEEMABLE', 'An activity voucher cannot pay for a stay.');
  refuseBlocked(gift);
  const status = giftStatus(gift, standing, today);
  if (status === 'redeemed') throw new GatewayError('GIFT_CODE_USED', 'The gift has already been redeemed.');
  if (status === 'expired')
    throw new GatewayError('GIFT_CODE_EXPIRED', `The gift was valid until ${gift.validUntil}.`);
}

/** Throws a refusal if a gift is a box that pays for stays of other hotels alone. */
export function checkHotel(
  gifts: Awaited<ReturnType<GiftCatalogue['gifts']>>,
  { kind, productId }: Pick<GiftCodeRow, 'kind' | 'productId'>,
  hotelId: string,
): void {
  if (kind !== 'BOX') return;
  const code = boxCodeFor('digital', productId);
  const box = gifts.find((gift) => gift.code === code);
  if (box?.hotelIds && !box.hotelIds.includes(hotelId))
    throw new GatewayError('GIFT_NOT_REDEEMABLE', 'The box does not pay for stays of this hotel.');
}

/**
 * The difference between a stay and a gift; below 0 it is refunded to the giver. [FLOW-07] [BOOKING-25..28] Of the price a
 * code of the shop has taken `promotedCents`.
 */
export function differenceFor(
  price: NewPrice,
  { worthCents, includedCents }: GiftCodeRow,
  promotedCents: number,
): number {
  const worth = { gift: worthCents, upsell: includedCents, refundable: worthCents };
  return differenceAfter(price, worth, promotedCents);
}

/** A redemption request. */
export interface Redemption {
  code: string;
  /** The difference that was shown to the beneficiary, in cents. */
  difference: number;
  locale: Locale;
  now: number;
}

/**
 * A gift as funding: its code is locked and redeemed in the transaction that takes the rooms, so that of two
 * concurrent redemptions one is refused.
 */
export function giftFunding({ code, difference, locale, now }: Redemption): Funding {
  return {
    async claim(tx, price, promotedCents) {
      const gift = await knownGift(tx, code, true);
      const standing = await standingRedemption(tx, code);
      checkRedeemable(gift, standing, dayIn(settingsOf(locale).timeZone, now));
      const due = differenceFor(price, gift, promotedCents);
      if (due !== difference) {
        const details = { difference: due, previousDifference: difference };
        throw new GatewayError(
          'PRICE_CHANGED',
          'The amount to pay has changed: see details.difference.',
          undefined,
          details,
        );
      }
      const toPay = Math.max(0, due);
      const worthCents = gift.worthCents + Math.min(0, due);
      return {
        toPay,
        promotedCents: promotedBeside(price, promotedCents, worthCents),
        worthCents,
        priceInfo: fundedPrice(price, worthCents, toPay),
        async use(bookingNumber) {
          if (standing) await endRedemption(tx, standing.bookingNumber, now);
          await insertRedemption(tx, { bookingNumber, code, differenceCents: due }, now);
        },
      };
    },
  };
}
