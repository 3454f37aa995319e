import { dayIn } from '../calendar-day.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { readGiftCode } from '../../../widgets/core/gift/gift-code.ts';
import type { GiftStatus } from '../../../widgets/core/gift/gift-status.ts';
import { modificationPrice } from '../../../widgets/core/gift/modification-price.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import { rightsOn } from '../../../widgets/core/offer/cancellation.ts';
import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import {
  endRedemption,
  findGiftCode,
  insertRedemption,
  reduceWorth,
  standingRedemption,
  type GiftCodeRow,
  type StandingRedemption,
} from '../repositories/gift-redemptions.ts';
import { paymentsOf, refundSale } from '../repositories/payments.ts';
import { fundedPrice, type Funding } from '../selling/funding.ts';

/** The code that was typed; a typing mistake is told without looking. */
export function typedGiftCode(typed: string): string {
  const code = readGiftCode(typed);
  if (code === undefined)
    throw new GatewayError('GIFT_CODE_MISTYPED', 'code: the check sign does not fit the others.');
  return code;
}

/** The gift of a code, or the one refusal that says nothing of which codes there are. */
export async function knownGift(tx: Queryable, code: string, lock = false): Promise<GiftCodeRow> {
  const gift = await findGiftCode(tx, code, lock);
  if (!gift) throw new GatewayError('GIFT_CODE_UNKNOWN', 'There is no gift with this code.');
  return gift;
}

/** Whether the stay of a code holds it: one that was refused or let go does not, nor one cancelled in time. */
export function holdsCode({ state, policy, checkin, cancelledAt, locale }: StandingRedemption): boolean {
  if (state === 'pending' || state === 'confirmed') return true;
  if (state !== 'cancelled' || cancelledAt === null) return false;
  const date = dayIn(settingsOf(locale).timeZone, new Date(cancelledAt));
  return !rightsOn(policy, checkin, date).refund;
}

/** What can be done with a gift on a day. */
export function giftStatus(
  { validUntil }: Pick<GiftCodeRow, 'validUntil'>,
  standing: StandingRedemption | undefined,
  today: PlainDate,
): GiftStatus {
  if (standing && holdsCode(standing)) return 'redeemed';
  return today > validUntil ? 'expired' : 'active';
}

/** Refuses a gift that cannot become a stay now. */
export function checkRedeemable(
  gift: GiftCodeRow,
  standing: StandingRedemption | undefined,
  today: PlainDate,
): void {
  if (gift.kind === 'DIGITAL_ACTIVITY_ONLY')
    throw new GatewayError('GIFT_NOT_REDEEMABLE', 'An activity is booked with the partner, not as a stay.');
  const status = giftStatus(gift, standing, today);
  if (status === 'redeemed') throw new GatewayError('GIFT_CODE_USED', 'The gift was redeemed for a stay.');
  if (status === 'expired')
    throw new GatewayError('GIFT_CODE_EXPIRED', `The gift was valid until ${gift.validUntil}.`);
}

/** What a stay costs on top of a gift; below 0 it goes back to the giver. [FLOW-07] [BOOKING-25..27] */
export function differenceFor(total: number, { worthCents, includedCents }: GiftCodeRow): number {
  return modificationPrice(total, { gift: worthCents, upsell: includedCents, refundable: worthCents });
}

/** What redeeming is asked for. */
export interface Redemption {
  code: string;
  /** The difference that the beneficiary saw, in cents. */
  difference: number;
  locale: Locale;
  now: number;
}

/**
 * A gift as a means of payment: its code is locked and used up in the transaction that takes the stay, so that of two
 * who redeem it at once one is refused and takes nothing.
 */
export function giftFunding({ code, difference, locale, now }: Redemption): Funding {
  return {
    async claim(tx, price) {
      const gift = await knownGift(tx, code, true);
      const standing = await standingRedemption(tx, code);
      checkRedeemable(gift, standing, dayIn(settingsOf(locale).timeZone, now));
      const due = differenceFor(price.totalPrice, gift);
      if (due !== difference) {
        const details = { difference: due, previousDifference: difference };
        throw new GatewayError(
          'PRICE_CHANGED',
          'The difference to the gift has changed: see details.difference.',
          undefined,
          details,
        );
      }
      const toPay = Math.max(0, due);
      const worthCents = gift.worthCents + Math.min(0, due);
      return {
        toPay,
        worthCents,
        priceInfo: fundedPrice(price, worthCents, toPay),
        async use(bookingNumber) {
          if (standing) await endRedemption(tx, standing.bookingNumber, now);
          await insertRedemption(tx, { bookingNumber, code, differenceCents: due }, now);
          if (due >= 0) return;
          await reduceWorth(tx, code, worthCents);
          await refundSale(tx, await paymentsOf(tx, 'gift', gift.saleNumber), -due, bookingNumber, now);
        },
      };
    },
  };
}
