import type * as z from 'zod/mini';
import type { postGift } from '@staykit/contract/gift/gift-sale.ts';
import { dayIn } from '../catalogue/calendar-day.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { GIFT_CARD_CODE, giftCardTerms, isCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { includedLines } from '@staykit/core/gift/box/box.ts';
import { bucketOf, giftPrice } from '@staykit/core/gift/gift-price-list.ts';
import { shippingCostOf, totalShipping } from '@staykit/core/gift/sending/shipping.ts';
import { selectedSubElements, subElementsPrice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { lastSendDay } from '@staykit/core/gift/sending/send-day.ts';
import { validityMonths, validUntil } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { boxDiscountPercent } from '@staykit/core/gift/box/box-discount.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import { boxByCode, boxValue, includedContent, isGiftOnSale } from '../catalogue/facts/box-facts.ts';
import type { HotelFacts } from '../catalogue/facts/hotel-facts.ts';
import { shippingCostsFrom } from '../catalogue/facts/gift-shipping.ts';
import { subElementsIn } from '../catalogue/facts/sub-elements.ts';
import {
  type TextLanguage,
  type GiftRecord,
  type HotelRecord,
  type OfferRecord,
  textIn,
  textLanguage,
} from '../catalogue/records.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { SoldGiftRecord } from './gift-sales.ts';

/** An order of a giver. */
export type GiftOrder = z.output<typeof postGift.body>;

/** What of an order says which gift it is. */
type ProductOrder = Pick<GiftOrder, 'productType' | 'productId' | 'options' | 'locale'> & { amount?: number };

/** Looks up the products of gifts in the database. */
export interface GiftCatalogue {
  gifts(): Promise<readonly GiftRecord[]>;
  offer(id: string): Promise<OfferRecord | undefined>;
  hotel(id: string): Promise<HotelRecord | undefined>;
  giftPrices: HotelFacts['giftPrices'];
}

/** A priced gift. Amounts are cents. */
export interface PricedGift {
  gift: SoldGiftRecord;
  worthCents: number;
  includedCents: number;
  totalCents: number;
  /** What a promo code can take off: the gift itself, without an upsell, which goes back to the giver if it is not needed. */
  promotableCents: number;
  validUntil: PlainDate;
}

/** The gift itself, without packaging and postage. */
interface Product {
  label: string;
  lines: string[];
  nights: number;
  adults: number;
  sellPrice: number;
  refPrice: number;
  worthCents: number;
  extraUpsell: number;
  hasPhysical: boolean;
  page: string;
  /** Months in which it can be redeemed; absent: the shop's. */
  validMonths?: number;
}

const refuse = (message: string) => new GatewayError('BAD_REQUEST', `body: ${message}`);

/** Prices an order by the shop's own lists; refuses what is not sold. */
export async function priceGift(
  catalogue: GiftCatalogue,
  order: GiftOrder,
  now: number,
): Promise<PricedGift> {
  const { options, locale, shippingAddress } = order;
  const market = marketOf(locale);
  const language = textLanguage(locale);
  const product = await productOf(catalogue, order, language);
  const isPhysical = options.giftFormat === 'physical';
  if (isPhysical && !product.hasPhysical) throw refuse('options.giftFormat: this gift is only digital');
  const costs = shippingCostsFrom(order.productType === 'BOX' ? 'box' : 'singleVoucher', market);
  const country = shippingAddress?.country ?? '';
  if (isPhysical && !Object.hasOwn(costs, country))
    throw refuse(`shippingAddress.country: expected one of ${Object.keys(costs).join(', ') || 'none'}`);
  if (!isPhysical && options.sleeves.length)
    throw refuse('options.sleeves: not available for a digital gift');
  const ids = options.sleeves.map(({ id }) => id);
  const elements = selectedSubElements(ids, subElementsIn(language));
  if (elements === 'unknown') throw refuse('options.sleeves: one of them is not for sale');
  if (elements === 'twoOfOne') throw refuse('options.sleeves: at most one per category');

  const shippingCost = shippingCostOf(options.giftFormat, costs, country);
  const dress = subElementsPrice(elements);
  const { sellPrice, refPrice, extraUpsell } = product;
  const totalCents = sellPrice + dress + totalShipping(shippingCost);
  // A gift is valid from the day on which its recipient gets it.
  const date = firstDay(order, now);
  const kind = order.productType === 'DIGITAL_ACTIVITY_ONLY' ? 'activity' : 'gift';
  const validMonths = product.validMonths ?? validityMonths(kind, { page: product.page, market });
  return {
    worthCents: product.worthCents,
    includedCents: product.worthCents - extraUpsell,
    totalCents,
    promotableCents: sellPrice - extraUpsell,
    validUntil: validUntil(date, validMonths),
    gift: {
      label: product.label,
      lines: product.lines,
      nights: product.nights,
      adults: product.adults,
      elements: elements.map(({ id, name, price }) => ({ id, name, price })),
      validMonths,
      priceInfo: {
        sellPrice,
        refPrice,
        // A box says the same percentage wherever it is shown.
        promo:
          (order.productType === 'BOX'
            ? boxDiscountPercent(refPrice, sellPrice)
            : promoPercent(sellPrice, refPrice)) ?? 0,
        moneySaved: refPrice - sellPrice,
        totalPrice: totalCents,
        nbRooms: product.nights > 0 ? 1 : 0,
        nights: product.nights,
        priceType: 'gift',
        ...(isPhysical && { shippingCost }),
        ...(dress > 0 && { subElementsPrice: dress }),
        ...(extraUpsell > 0 && { extraUpsellAvailabilityAmount: extraUpsell }),
      },
    },
  };
}

/** The day on which the recipient of an order gets it. Throws for one that cannot be chosen. */
function firstDay({ recipient, options, locale }: GiftOrder, now: number): PlainDate {
  const today = dayIn(settingsOf(locale).timeZone, now);
  const { sendOn } = recipient ?? {};
  if (sendOn === undefined || options.giftFormat === 'physical') return today;
  const last = lastSendDay(today);
  if (sendOn < today || sendOn > last) throw refuse(`recipient.sendOn: expected ${today} to ${last}`);
  return sendOn;
}

/** What of a gift a promo code can take off, in cents. */
export async function promotableCents(catalogue: GiftCatalogue, order: ProductOrder): Promise<number> {
  const { sellPrice, extraUpsell } = await productOf(catalogue, order, textLanguage(order.locale));
  return sellPrice - extraUpsell;
}

async function productOf(
  catalogue: GiftCatalogue,
  order: ProductOrder,
  language: TextLanguage,
): Promise<Product> {
  if (order.productType === 'BOX') return boxProduct(catalogue, order, language);
  if (order.productType === 'GIFTCARD') return cardProduct(order);
  return offerProduct(catalogue, order, language);
}

const unknown = ({ productType, productId }: ProductOrder) =>
  new GatewayError('NOT_FOUND', `${productType} ${productId} does not exist.`);

async function boxProduct(
  catalogue: GiftCatalogue,
  order: ProductOrder,
  language: TextLanguage,
): Promise<Product> {
  const box = boxByCode(await catalogue.gifts(), order.productId);
  if (!box || !isGiftOnSale(box.gift)) throw unknown(order);
  const { gift, format } = box;
  if (format !== order.options.giftFormat) throw refuse(`options.giftFormat: this code is ${format}`);
  return {
    label: textIn(gift.names, language),
    lines: includedLines(includedContent(gift, language)),
    nights: gift.nights,
    adults: order.options.giftAdults,
    sellPrice: gift.price,
    refPrice: boxValue(gift),
    worthCents: boxValue(gift),
    extraUpsell: 0,
    hasPhysical: true,
    page: 'box',
    ...(gift.validMonths !== undefined && { validMonths: gift.validMonths }),
  };
}

/** The gift card of the shop file, in the markets that it is sold in. */
function cardProduct(order: ProductOrder): Product {
  const card = giftCardTerms(order.locale);
  if (!card || order.productId !== GIFT_CARD_CODE) throw unknown(order);
  const { amount = 0 } = order;
  const { least, most, step, months } = card;
  if (!isCardAmount(amount, card))
    throw refuse(
      `amount: expected ${least} to ${most} cents${step > 1 ? `, ${least} and a multiple of ${step}` : ''}`,
    );
  return {
    label: translateFor(order.locale)('checkout.gift.cardName'),
    lines: [],
    nights: 0,
    adults: order.options.giftAdults,
    sellPrice: amount,
    refPrice: amount,
    worthCents: amount,
    extraUpsell: 0,
    hasPhysical: true,
    page: 'giftcard',
    validMonths: months,
  };
}

async function offerProduct(
  catalogue: GiftCatalogue,
  order: ProductOrder,
  language: TextLanguage,
): Promise<Product> {
  const { productType, productId, options, locale } = order;
  const offer = /^\d{1,15}$/.test(productId) ? await catalogue.offer(productId) : undefined;
  const hotel = offer && (await catalogue.hotel(offer.hotelId));
  const isActivity = productType === 'DIGITAL_ACTIVITY_ONLY';
  if (!offer || !hotel) throw unknown(order);
  const common = {
    label: textIn(offer.label, language),
    lines: [hotel.name, hotel.cityName],
    adults: options.giftAdults,
  };
  if (isActivity && offer.kind === 'activity') {
    const sellPrice = offer.fixedPrice * options.giftAdults;
    const refPrice = Math.max(sellPrice, offer.fixedRefPrice * options.giftAdults);
    return { ...common, ...activity, sellPrice, refPrice, worthCents: sellPrice };
  }
  if (isActivity !== (offer.kind === 'activityVoucher')) throw unknown(order);
  const list = catalogue.giftPrices(offer, hotel, marketOf(locale));
  if (!list.length) throw unknown(order);
  const nights = isActivity ? 0 : options.giftNights;
  const price = giftPrice(list, {
    nights,
    ...(options.bucket !== undefined && { bucket: bucketOf(options.bucket) }),
    ...(options.upsell !== undefined && { upsell: options.upsell }),
  });
  if (!price) throw refuse('options.giftNights: this number of nights is not for sale');
  const { sellPrice, extraUpsellAvailabilityAmount } = price;
  if (isActivity) return { ...common, ...activity, sellPrice, refPrice: sellPrice, worthCents: sellPrice };
  return {
    ...common,
    nights,
    sellPrice,
    refPrice:
      nights === offer.nights && !extraUpsellAvailabilityAmount
        ? Math.max(sellPrice, offer.fixedRefPrice)
        : sellPrice,
    worthCents: sellPrice,
    extraUpsell: extraUpsellAvailabilityAmount,
    hasPhysical: true,
    page: 'product',
  };
}

/** Activities are sent by e-mail only and have no nights. */
const activity = { nights: 0, extraUpsell: 0, hasPhysical: false, page: 'activity' };
