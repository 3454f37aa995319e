import { MARKETS } from '@staykit/core/market/market-settings.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { giftStatus, knownGift, refuseBlocked, typedGiftCode } from '../gift-funding.ts';
import { lockCodeOf } from '../gift-redemptions.ts';

/**
 * Redeems an activity that was sold by itself, at the hotel that offers it: from now on the hotel is owed its part of the
 * worth in the ledger. Resolves to the number of the sale. GIFT_CODE_UNKNOWN also for an activity of other hotels than
 * `hotels` (absent: all), GIFT_CODE_MISTYPED, GIFT_CODE_USED, GIFT_CODE_EXPIRED, GIFT_NOT_REDEEMABLE.
 */
export async function redeemActivity(
  tx: Queryable,
  typed: string,
  hotels: readonly string[] | undefined,
  now: number,
): Promise<string> {
  const gift = await knownGift(tx, typedGiftCode(typed), true);
  const isActivity = gift.kind === 'DIGITAL_ACTIVITY_ONLY';
  const [offer] = isActivity
    ? await tx.query<{ hotelId: string }>('select hotel_id::text as "hotelId" from offers where id = $1', [
        gift.productId,
      ])
    : [];
  if (hotels && !(offer && hotels.includes(offer.hotelId)))
    throw new GatewayError('GIFT_CODE_UNKNOWN', 'No activity of your hotels has this code.');
  if (!isActivity)
    throw new GatewayError(
      'GIFT_NOT_REDEEMABLE',
      'This gift pays for a stay: it is redeemed by booking one.',
    );
  if (!offer)
    throw new GatewayError(
      'GIFT_NOT_REDEEMABLE',
      'The activity is in the catalogue no more, so nobody can be owed it: refund the gift.',
    );
  refuseBlocked(gift);
  const status = giftStatus(gift, undefined, dayIn(MARKETS.FR.timeZone, now));
  if (status === 'redeemed') throw new GatewayError('GIFT_CODE_USED', 'The gift has already been redeemed.');
  if (status === 'expired')
    throw new GatewayError('GIFT_CODE_EXPIRED', `The gift was valid until ${gift.validUntil}.`);
  await tx.query('update gift_codes set redeemed_at = $2, redeemed_hotel_id = $3 where code = $1', [
    gift.code,
    new Date(now),
    offer.hotelId,
  ]);
  return gift.saleNumber;
}

/** Takes back that an activity was redeemed, as by mistake: nobody is owed it, and its code is valid again. */
export async function takeBackActivity(tx: Queryable, saleNumber: string): Promise<void> {
  await lockCodeOf(tx, saleNumber);
  const rows = await tx.query(
    'update gift_codes set redeemed_at = null where sale_number = $1 and redeemed_at is not null returning code',
    [saleNumber],
  );
  if (rows.length === 0) throw new GatewayError('BAD_REQUEST', 'The activity is not redeemed.');
}
