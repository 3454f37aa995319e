import { randomInt } from 'node:crypto';
import { dayIn } from '../catalogue/calendar-day.ts';
import { makeGiftCode, printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { MARKETS, settingsOf } from '@staykit/core/market/market-settings.ts';
import type { Queryable } from '../database/database.ts';
import type { PaymentDecision } from '../payment/payment-provider.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import {
  expireGifts,
  insertGiftCode,
  insertGiftSale,
  lockGiftSale,
  unsettledGiftSales,
  updateGiftSale,
  type GiftSale,
  type GiftSaleRow,
} from './gift-sales.ts';
import {
  answerOf,
  claimKey,
  saveAnswerOf,
  setSubject,
  type Attempt,
  type SavedAnswer,
} from '../selling/idempotency.ts';
import { sellOnce } from '../observe/sell-once.ts';
import { invoiceLink } from '../payment/invoices/invoice-path.ts';
import {
  findPayment,
  insertPayment,
  refusePayment,
  reopenPayment,
  updatePayment,
} from '../payment/payments.ts';
import { LAPSED, paymentRefusal } from '../selling/booking/finish-booking.ts';
import { authorisePayment, newPayment, type PaymentChoice } from '../payment/pay.ts';
import { openAnswer, OTHER_BODY } from '../selling/refusal.ts';
import { HOLD_MINUTES, MINUTE_MS, type SellingParts } from '../selling/selling-parts.ts';
import { releasePayments } from '../selling/settle/settle.ts';
import { settleEach } from '../selling/settle/settle-each.ts';
import { giftReference, giftSubject, numberOfSubject } from './gift-references.ts';
import { boughtGiftPath } from './delivery/gift-page-path.ts';
import { sendGifts } from './delivery/send-gifts.ts';
import { mailParcel, mailVoucher, voucherPath } from './voucher/voucher-mail.ts';
import type { PictureStore } from '../images/picture-store.ts';
import type { VoucherLook } from './voucher/voucher-pdf.ts';
import { checkHolds, recordGiftHold } from '../selling/booking/open-holds.ts';
import { recordUse } from '../selling/promo/promotion.ts';
import { withPromotion } from './gift-promotion.ts';
import { priceGift, type GiftCatalogue, type GiftOrder, type PricedGift } from './price-gift.ts';

/** Dependencies of gift sales. */
export interface GiftParts extends SellingParts {
  catalogue: GiftCatalogue;
  /** Recipient of orders for posted gifts; without it none are sent. */
  shopMail?: string;
  /** Name and colours of vouchers that a minisite sold; without it, those of the shop. */
  lookOf?(minisiteId: number): Partial<VoucherLook> | undefined;
  /** Pictures of what is given; without it vouchers have none. */
  images?: Pick<PictureStore, 'picture'>;
}

/** Attempts to draw an unused number. */
const DRAWS = 20;

type Begun = { answer: SavedAnswer } | { number: string };

/**
 * Sells a gift in two steps, like a booking: first the sale is stored as pending with its payment, then the provider's
 * answer settles it. `network` names the network that a visitor orders from, whose unpaid orders are counted. After a crash in between, a retry of the request or the timer settles the sale.
 */
export async function buyGift(
  parts: GiftParts,
  key: string,
  order: GiftOrder,
  choice: PaymentChoice,
  network?: string,
): Promise<unknown> {
  const attempt: Attempt = { scope: 'postGift', key, body: order };
  const priced = await priceGift(parts.catalogue, order, parts.clock());
  const begun = await parts.db.transaction((tx) => begin(parts, tx, attempt, order, priced, choice, network));
  if ('answer' in begun) return openAnswer(begun.answer);
  const reference = giftReference(begun.number);
  // A promo code may leave nothing to pay: the provider is not asked.
  const outcome: PaymentDecision = (await findPayment(parts.db, reference))
    ? await authorisePayment(parts, reference)
    : { status: 'approved' };
  return openAnswer(await settleGift(parts, begun.number, outcome));
}

async function begin(
  parts: GiftParts,
  tx: Queryable,
  attempt: Attempt,
  order: GiftOrder,
  whole: PricedGift,
  choice: PaymentChoice,
  network: string | undefined,
): Promise<Begun> {
  const now = parts.clock();
  const state = await claimKey(tx, attempt, now);
  if (state.kind === 'otherBody') return { answer: OTHER_BODY };
  if (state.kind === 'answered') return { answer: state.answer };
  if (state.kind === 'open') return { number: numberOfSubject(state.subject) };
  const { priced, promotion } = await withPromotion(tx, order, whole, now);
  if (priced.totalCents !== order.price) {
    const details = { price: priced.totalCents, previousPrice: order.price };
    throw new GatewayError('PRICE_CHANGED', 'The price has changed: see details.price.', undefined, details);
  }
  // An order with a promo code takes one of its uses until it is paid or over.
  const hold =
    promotion && parts.holdLimits && network !== undefined && priced.totalCents > 0
      ? { email: order.buyer.email, network, roomNights: 0 }
      : undefined;
  if (hold && parts.holdLimits) await checkHolds(tx, hold, parts.holdLimits, now);
  const { productType, productId, options, buyer, recipient, locale, minisiteId, utm, origin } = order;
  const { phone, ...person } = buyer;
  const row: Omit<GiftSaleRow, 'number'> = {
    kind: productType,
    state: 'pending',
    productId,
    format: options.giftFormat,
    worthCents: priced.worthCents,
    includedCents: priced.includedCents,
    totalCents: priced.totalCents,
    gift: priced.gift,
    validUntil: priced.validUntil,
    voucherToken: parts.ids.token() + parts.ids.token(),
    buyer: { ...person, ...(phone !== undefined && { phone }) },
    ...(recipient && { recipient: { name: recipient.name, email: recipient.email } }),
    ...(order.personalisation && { personalisation: withoutEmpty(order.personalisation) }),
    ...(order.shippingAddress && options.giftFormat === 'physical' && { address: order.shippingAddress }),
    locale,
    ...cardOf(order, now),
    source: {
      ...(minisiteId !== undefined && { minisiteId }),
      ...(utm && { utm: withoutEmpty(utm) }),
      ...(origin !== undefined && { origin }),
    },
  };
  const number = await insertUnderNumber(parts, tx, row, now);
  if (promotion) await recordUse(tx, promotion, { kind: 'gift', number }, now);
  if (hold) await recordGiftHold(tx, number, hold, now);
  const today = dayIn(settingsOf(locale).timeZone, now);
  const bill = {
    reference: giftReference(number),
    saleKind: 'gift' as const,
    saleId: number,
    plan: 'once' as const,
    amount: priced.totalCents,
    today,
    checkin: today,
    policy: { cancellable: false },
    locale,
    label: priced.gift.label,
    choice,
  };
  if (priced.totalCents > 0) await insertPayment(tx, newPayment(parts, bill), now);
  await setSubject(tx, attempt, giftSubject(number));
  return { number };
}

/** The card of an order, and when it is sent: today is at once. */
function cardOf(
  { design, hidesAmount = false, recipient, options, productType, locale }: GiftOrder,
  now: number,
) {
  const { sendOn } = recipient ?? {};
  const isPlanned =
    sendOn !== undefined &&
    options.giftFormat === 'digital' &&
    sendOn > dayIn(settingsOf(locale).timeZone, now);
  return {
    ...(design !== undefined && { design }),
    hidesAmount: hidesAmount && productType === 'GIFTCARD',
    sending: isPlanned ? ('planned' as const) : ('sent' as const),
    ...(isPlanned && { sendOn }),
  };
}

function withoutEmpty<Texts extends object>(texts: Texts): { [Key in keyof Texts]: NonNullable<Texts[Key]> } {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(given) as { [Key in keyof Texts]: NonNullable<Texts[Key]> };
}

async function insertUnderNumber(
  { ids }: GiftParts,
  tx: Queryable,
  row: Omit<GiftSaleRow, 'number'>,
  now: number,
): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const number = ids.bookingNumber();
    if (await insertGiftSale(tx, { ...row, number }, now)) return number;
  }
  throw new GatewayError('SERVER', 'Could not generate a free gift number.');
}

/** Settles a pending sale by the provider's decision, once: later callers get the stored result. */
export async function settleGift(
  parts: GiftParts,
  number: string,
  outcome: PaymentDecision,
): Promise<SavedAnswer> {
  return sellOnce(parts.db, 'gift', async (tx, sold) => {
    const now = parts.clock();
    const sale = await lockGiftSale(tx, number);
    const reference = giftReference(number);
    if (sale?.state !== 'pending') {
      if (outcome.status === 'approved') await reopenPayment(tx, reference);
      return (await answerOf(tx, giftSubject(number))) ?? LAPSED;
    }
    if (outcome.status === 'refused') {
      await updateGiftSale(tx, number, 'refused', now);
      await refusePayment(tx, reference, outcome.reason);
      return storeAnswer(tx, number, paymentRefusal(outcome));
    }
    await updatePayment(tx, reference, 'approved', sale.totalCents);
    await updateGiftSale(tx, number, 'confirmed', now);
    const code = await giveCode(tx, sale, now);
    const gift = { ...sale, state: 'confirmed' as const, code };
    await mailVoucher(tx, gift);
    if (parts.shopMail !== undefined) await mailParcel(tx, gift, parts.shopMail);
    sold();
    return storeAnswer(tx, number, { status: 201, body: giftAnswer(gift) });
  });
}

async function storeAnswer(tx: Queryable, number: string, answer: SavedAnswer): Promise<SavedAnswer> {
  await saveAnswerOf(tx, giftSubject(number), answer);
  return answer;
}

async function giveCode(tx: Queryable, sale: GiftSaleRow, now: number): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = makeGiftCode((below) => randomInt(below));
    if (await insertGiftCode(tx, sale, code, now)) return code;
  }
  throw new GatewayError('SERVER', 'Could not generate a free gift code.');
}

/** A sale as shown to its giver. */
export function giftAnswer(sale: GiftSale & { code: string }) {
  return {
    giftNumber: sale.number,
    productType: sale.kind,
    productId: sale.productId,
    label: sale.gift.label,
    giftFormat: sale.format,
    code: printGiftCode(sale.code),
    validUntil: sale.validUntil,
    voucherUrl: voucherPath(sale),
    ...invoiceLink(sale, sale.totalCents),
    ...(sale.pageToken !== undefined && { giftUrl: boughtGiftPath(sale.pageToken) }),
    priceInfo: sale.gift.priceInfo,
  };
}

/** Settles sales whose payment was never answered: paid ones are confirmed, all others dropped. */
export async function settleLateGifts(parts: GiftParts): Promise<void> {
  const now = parts.clock();
  const numbers = await unsettledGiftSales(parts.db, now - HOLD_MINUTES * MINUTE_MS, now);
  await settleEach(parts, 'gift', numbers, {
    idOf: (number) => number,
    async settle(number) {
      const outcome = await parts.provider.find(giftReference(number));
      if (outcome && outcome.status !== 'open') await settleGift(parts, number, outcome);
      else await lapse(parts, number);
    },
  });
  await sendGifts(parts);
  await releasePayments(parts);
  // The ledger books their worth as income in the same transaction.
  await expireGifts(parts.db, dayIn(MARKETS.FR.timeZone, now), now);
}

async function lapse(parts: GiftParts, number: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const sale = await lockGiftSale(tx, number);
    if (sale?.state !== 'pending') return;
    await updateGiftSale(tx, number, 'lapsed', parts.clock());
    await storeAnswer(tx, number, LAPSED);
  });
}
