import type * as z from 'zod/mini';
import type {
  beneficiaryGift,
  postBeneficiaryCancel,
  postBeneficiaryPrice,
  postBeneficiaryRedeem,
} from '@staykit/contract/gift/beneficiary.ts';
import { dayIn } from '../catalogue/calendar-day.ts';
import { MARKETS } from '@staykit/core/market/market-settings.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Queryable } from '../database/database.ts';
import { isRedemptionOf, standingRedemption, type GiftCodeRow } from './gift-redemptions.ts';
import { bookStay } from '../selling/booking/book-stay.ts';
import { cancelBooking } from '../selling/booking/cancel-booking.ts';
import { fundedPrice } from '../selling/booking/funding.ts';
import { productOf } from '../selling/quote/quote-stay.ts';
import { openAnswer } from '../selling/refusal.ts';
import { tryRefunds } from '../selling/settle/settle.ts';
import { openQuote, priceQuoted, promotedCents } from '../selling/quote/sold-stay.ts';
import { findQuote } from '../selling/quote/quotes.ts';
import type { PaymentChoice } from '../payment/pay.ts';
import type { GiftParts } from './buy-gift.ts';
import {
  checkHotel,
  checkRedeemable,
  differenceFor,
  giftFunding,
  giftStatus,
  knownGift,
  refuseBlocked,
  typedGiftCode,
} from './gift-funding.ts';

type GiftAnswer = z.output<typeof beneficiaryGift>;

/** The state of a gift, by its code. */
export async function lookUpGift({ db, clock }: GiftParts, typed: string): Promise<GiftAnswer> {
  const gift = await knownGift(db, typedGiftCode(typed));
  refuseBlocked(gift);
  return giftAnswer(db, gift, clock());
}

async function giftAnswer(db: Queryable, gift: GiftCodeRow, now: number): Promise<GiftAnswer> {
  const standing = await standingRedemption(db, gift.code);
  // All markets share one time zone, so the last day ends at the same instant for all.
  const status = giftStatus(gift, standing, dayIn(MARKETS.FR.timeZone, now));
  return {
    productType: gift.kind,
    productId: gift.productId,
    label: gift.label,
    amount: gift.worthCents,
    nights: gift.nights,
    adults: gift.adults,
    validUntil: gift.validUntil,
    status,
    ...(standing && status === 'redeemed' && { bookingNumber: standing.bookingNumber }),
  };
}

/** The price of a quoted stay with a gift. Reserves nothing. */
export async function priceWithGift(
  { db, clock, facts, catalogue }: GiftParts,
  { code, quoteId }: z.output<typeof postBeneficiaryPrice.body>,
): Promise<z.output<typeof postBeneficiaryPrice.answer>> {
  const now = clock();
  // Before the transaction: the embedded database has one connection.
  const gifts = await catalogue.gifts();
  return db.transaction(async (tx) => {
    const gift = await knownGift(tx, typedGiftCode(code));
    const quote = await openQuote(tx, quoteId, now);
    if ('answer' in quote) return openAnswer(quote.answer);
    checkHotel(gifts, gift, quote.stay.hotelId);
    const date = dayIn(settingsOf(quote.stay.locale).timeZone, now);
    checkRedeemable(gift, await standingRedemption(tx, gift.code), date);
    const product = await productOf(tx, quote.stay.productId, facts);
    const agreed = (await findQuote(tx, quoteId))?.totalCents ?? 0;
    if (!product) throw new GatewayError('NO_AVAILABILITY', 'This hotel is no longer for sale.');
    const checked = priceQuoted(product, product.calendar, quote.stay, agreed, date);
    if ('answer' in checked) return openAnswer(checked.answer);
    const { priceInfo } = checked.priced;
    const difference = differenceFor(
      priceInfo,
      gift,
      promotedCents(product.offer, quote.stay, checked.priced),
    );
    const worth = gift.worthCents + Math.min(0, difference);
    return { priceInfo: fundedPrice(priceInfo, worth, Math.max(0, difference)), difference };
  });
}

/** Books a stay with a gift. */
export async function redeemGift(
  parts: GiftParts,
  key: string,
  request: z.output<typeof postBeneficiaryRedeem.body>,
  payment?: PaymentChoice,
): Promise<Booking> {
  const { code: typed, quoteId, price, difference, guest, message, childAges, locale } = request;
  const { minisiteId, utm, origin } = request;
  const code = typedGiftCode(typed);
  const { phone, ...person } = guest;
  const quoted = await findQuote(parts.db, quoteId);
  if (quoted) checkHotel(await parts.catalogue.gifts(), await knownGift(parts.db, code), quoted.stay.hotelId);
  const booking = await bookStay(
    parts,
    { scope: 'postBeneficiaryRedeem', key, body: request },
    {
      quoteId,
      price,
      guest: {
        ...person,
        ...(phone !== undefined && { phone }),
        ...(message !== undefined && { message }),
        ...(childAges && { childAges }),
      },
      ...(payment && { payment }),
      funding: giftFunding({ code, difference, locale, now: parts.clock() }),
      locale,
      source: {
        ...(minisiteId !== undefined && { minisiteId }),
        ...(utm && { utm: texts(utm) }),
        ...(origin !== undefined && { origin }),
      },
    },
  );
  // Refunds to the giver are sent to the provider at once.
  if (difference < 0) {
    const { saleNumber } = await knownGift(parts.db, code);
    await tryRefunds(parts, { saleKind: 'gift', saleId: saleNumber });
  }
  return booking;
}

const texts = (utm: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(utm).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));

/** Cancels a redeemed stay; before its deadline the code becomes valid again. */
export async function cancelRedemption(
  parts: GiftParts,
  { code: typed, bookingNumber, email }: z.output<typeof postBeneficiaryCancel.body>,
): Promise<z.output<typeof postBeneficiaryCancel.answer>> {
  const code = typedGiftCode(typed);
  // One error for a wrong code, number or e-mail.
  if (!(await isRedemptionOf(parts.db, code, bookingNumber)))
    throw new GatewayError('BOOKING_NOT_FOUND', 'No booking has this number, this code and this e-mail.');
  const booking = await cancelBooking(parts, { number: bookingNumber, email });
  return { booking, gift: await lookUpGift(parts, code) } as z.output<typeof postBeneficiaryCancel.answer>;
}
