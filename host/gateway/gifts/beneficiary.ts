import type * as z from 'zod/mini';
import type {
  beneficiaryGift,
  postBeneficiaryCancel,
  postBeneficiaryPrice,
  postBeneficiaryRedeem,
} from '../../../widgets/contract/beneficiary.ts';
import { dayIn } from '../calendar-day.ts';
import { MARKETS } from '../../../widgets/core/market/market-settings.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import type { Queryable } from '../database/database.ts';
import { isRedemptionOf, standingRedemption, type GiftCodeRow } from '../repositories/gift-redemptions.ts';
import { bookStay } from '../selling/book-stay.ts';
import { cancelBooking } from '../selling/cancel-booking.ts';
import { fundedPrice } from '../selling/funding.ts';
import { productOf } from '../selling/quote-stay.ts';
import { openAnswer } from '../selling/refusal.ts';
import { tryRefunds } from '../selling/settle.ts';
import { openQuote, priceQuoted } from '../selling/sold-stay.ts';
import { findQuote } from '../repositories/quotes.ts';
import type { GiftParts } from './buy-gift.ts';
import {
  checkRedeemable,
  differenceFor,
  giftFunding,
  giftStatus,
  knownGift,
  typedGiftCode,
} from './gift-funding.ts';

type GiftAnswer = z.output<typeof beneficiaryGift>;

/** A gift by its code, as it stands. */
export async function lookUpGift({ db, clock }: GiftParts, typed: string): Promise<GiftAnswer> {
  return giftAnswer(db, await knownGift(db, typedGiftCode(typed)), clock());
}

async function giftAnswer(db: Queryable, gift: GiftCodeRow, now: number): Promise<GiftAnswer> {
  const standing = await standingRedemption(db, gift.code);
  // The markets share one clock: the last day ends for all at the same instant.
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

/** What a quoted stay costs with a gift; nothing is held by asking. */
export async function priceWithGift(
  { db, clock }: GiftParts,
  { code, quoteId }: z.output<typeof postBeneficiaryPrice.body>,
): Promise<z.output<typeof postBeneficiaryPrice.answer>> {
  const now = clock();
  return db.transaction(async (tx) => {
    const gift = await knownGift(tx, typedGiftCode(code));
    const quote = await openQuote(tx, quoteId, now);
    if ('answer' in quote) return openAnswer(quote.answer);
    const date = dayIn(settingsOf(quote.stay.locale).timeZone, now);
    checkRedeemable(gift, await standingRedemption(tx, gift.code), date);
    const product = await productOf(tx, quote.stay.productId);
    const agreed = (await findQuote(tx, quoteId))?.totalCents ?? 0;
    if (!product) throw new GatewayError('NO_AVAILABILITY', 'The house is not sold any more.');
    const checked = priceQuoted(product, product.calendar, quote.stay, agreed, date);
    if ('answer' in checked) return openAnswer(checked.answer);
    const { priceInfo } = checked.priced;
    const difference = differenceFor(priceInfo.totalPrice, gift);
    const worth = gift.worthCents + Math.min(0, difference);
    return { priceInfo: fundedPrice(priceInfo, worth, Math.max(0, difference)), difference };
  });
}

/** Books a stay with a gift. */
export async function redeemGift(
  parts: GiftParts,
  key: string,
  request: z.output<typeof postBeneficiaryRedeem.body>,
): Promise<Booking> {
  const { code: typed, quoteId, price, difference, guest, payment, message, locale } = request;
  const { minisiteId, utm, origin } = request;
  const code = typedGiftCode(typed);
  const { phone, ...person } = guest;
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
  // What the giver gets back is told to the provider at once.
  if (difference < 0) {
    const { saleNumber } = await knownGift(parts.db, code);
    await tryRefunds(parts, { saleKind: 'gift', saleId: saleNumber });
  }
  return booking;
}

const texts = (utm: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(utm).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));

/** Gives the stay of a gift back; in time, its code is free again. */
export async function cancelRedemption(
  parts: GiftParts,
  { code: typed, bookingNumber, email }: z.output<typeof postBeneficiaryCancel.body>,
): Promise<z.output<typeof postBeneficiaryCancel.answer>> {
  const code = typedGiftCode(typed);
  // One answer for a wrong code, number or e-mail.
  if (!(await isRedemptionOf(parts.db, code, bookingNumber)))
    throw new GatewayError('BOOKING_NOT_FOUND', 'No booking has this number, this code and this e-mail.');
  const booking = await cancelBooking(parts, { number: bookingNumber, email });
  return { booking, gift: await lookUpGift(parts, code) } as z.output<typeof postBeneficiaryCancel.answer>;
}
