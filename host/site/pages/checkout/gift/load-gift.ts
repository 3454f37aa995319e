import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { boxPicture, includedLines } from '@staykit/core/gift/box/box.ts';
import {
  GIFT_CARD_CODE,
  GIFT_CARD_PATH,
  giftCardTerms,
  isCardAmount,
} from '@staykit/core/gift/card/gift-card.ts';
import type { GiftCheckoutStart } from '@staykit/core/gift/gift-checkout-link.ts';
import { isPhysicalOffered } from '@staykit/core/gift/sending/gift-formats.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import { DEFAULT_GIFT_ADULTS, DEFAULT_GIFT_NIGHTS } from '@staykit/values/gift/gift-options.ts';
import { toGiftDesign } from '@staykit/values/gift/gift-design.ts';
import { giftPrice } from '@staykit/core/gift/gift-price-list.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import { usedSleeves } from '@staykit/core/gift/gift-total.ts';
import { offersPhysical } from '@staykit/core/gift/sending/shipping.ts';
import { validityMonths, validUntil } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { isPublished } from '@staykit/core/offer/product.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';
import { addressOf } from '../../../framework/request/address-of.ts';
import { loadHosted } from '../payment/hosted-payment.ts';
import { saleSource } from '../sale/sale-source.ts';
import type { GiftCheckoutData, GiftCheckoutFailure, GivenProduct } from './gift-data.ts';

/** A product, whether it is made in physical form, and its own page. */
export interface FoundGift {
  product: GivenProduct;
  hasPhysical: boolean;
  page: string;
}

/** The outcome of a question about a gift: its answer, or why there is no form. */
export async function orFailure(
  request: PageRequest,
  backUrl: string,
  load: () => Promise<Omit<GiftCheckoutData, 'hosted'> | undefined>,
): Promise<{ data: GiftCheckoutData } | { failure: GiftCheckoutFailure }> {
  try {
    const [data, hosted] = await Promise.all([load(), loadHosted(request)]);
    return data ? { data: { ...data, ...hosted } } : { failure: { kind: 'gone', backUrl } };
  } catch (error) {
    if (!(error instanceof StayError)) throw error;
    return { failure: { kind: isNotSold(error.code) ? 'gone' : 'down', backUrl } };
  }
}

/** What the query of a gift checkout says, and what the gateway makes of it. */
export async function loadGift(
  request: PageRequest,
  start: GiftCheckoutStart,
): Promise<{ data: GiftCheckoutData } | { failure: GiftCheckoutFailure }> {
  const { address, gifts, locale } = request;
  const find = { SINGLEVOUCHER: findVoucher, BOX: findBox, GIFTCARD: findCard }[start.productType];
  return orFailure(request, inside(address.prefix, '/boxes'), async () => {
    const [found, shipping, dress] = await Promise.all([
      find(request, start),
      gifts.shippingCosts(start.productType === 'BOX' ? 'box' : 'singleVoucher'),
      // Only the physical format needs them: the browser asks where it is chosen later. [PAPI-26]
      isPhysicalOffered(locale) ? gifts.subElements(start.giftFormat) : undefined,
    ]);
    if (!found) return undefined;
    const physical = offersPhysical({
      isMade: found.hasPhysical,
      isActive: isPhysicalOffered(locale),
      hasCosts: Object.keys(shipping ?? {}).length > 0,
    });
    const formats: GiftFormat[] = physical ? ['digital', 'physical'] : ['digital'];
    return {
      ...giftData(request, found, start),
      giftFormat: physical ? start.giftFormat : 'digital',
      formats,
      ...(physical && shipping && { shipping }),
      ...(physical && dress && { dress, sleeves: usedSleeves(start.sleeves ?? [], dress) }),
    };
  });
}

/** What every gift's page knows. */
export function giftData(
  request: PageRequest,
  { product, page }: Pick<FoundGift, 'product' | 'page'>,
  start: { minisite?: number },
): Omit<GiftCheckoutData, 'hosted'> {
  const { address, locale, now, search } = request;
  const design = new URLSearchParams(search).get('design');
  return {
    product,
    today: now.date,
    ...(design !== null && { design: toGiftDesign(design) }),
    giftFormat: 'digital',
    formats: ['digital'],
    sleeves: [],
    country: marketOf(locale),
    source: saleSource(request, start),
    backUrl: inside(address.prefix, page),
    redeemUrl: addressOf(GIFT_LINKS.beneficiaryLogin, request),
    termsUrl: inside(address.prefix, STATIC_PATHS[locale].sales ?? '/content/about'),
  };
}

/** How long a voucher is valid that is bought now. */
function validity({ now, locale }: PageRequest, page: string, own?: number) {
  const validMonths = own ?? validityMonths('gift', { page, market: marketOf(locale) });
  return { validMonths, validUntil: validUntil(now.date, validMonths) };
}

async function findVoucher(request: PageRequest, start: GiftCheckoutStart): Promise<FoundGift | undefined> {
  const { gifts, products } = request;
  const { productId, giftAdults = DEFAULT_GIFT_ADULTS, bucket, upsell } = start;
  const [list, detail] = await Promise.all([
    gifts.giftPrices(productId),
    products.productDetail(productId, emptyCriteria('gifting')),
  ]);
  // An activity that is given has no nights, whatever the address says.
  const isStay = list.productType === 'SINGLEVOUCHER';
  const nights = isStay ? (start.giftNights ?? DEFAULT_GIFT_NIGHTS) : 0;
  const choice = { ...(bucket !== undefined && { bucket }), ...(upsell !== undefined && { upsell }) };
  const price = giftPrice(list.prices, { nights, ...(isStay && choice) });
  if (!price || !isPublished(detail)) return undefined;
  const { hotel, imageUrl } = detail;
  return {
    hasPhysical: list.giftFormats.includes('physical'),
    page: `/product/${encodeURIComponent(productId)}?flow=gifting${isStay ? `#giftNights=${nights}` : ''}`,
    product: {
      productType: list.productType,
      productId,
      label: hotel.label,
      place: [hotel.location.label, list.label].join(' · '),
      lines: [],
      picture: { url: imageUrl, sized: false },
      nights,
      adults: giftAdults,
      ...validity(request, 'product', isStay ? undefined : validityMonths('activity')),
      validUntil: list.validUntil,
      sellPrice: price.sellPrice,
      ...(isStay && choice),
    },
  };
}

async function findBox(request: PageRequest, start: GiftCheckoutStart): Promise<FoundGift | undefined> {
  const { gifts, apiOrigin } = request;
  const digital = boxCodeFor('digital', start.productId);
  const { box, hasPhysical } = await gifts.boxFormats(digital);
  if (!box) return undefined;
  const picture = boxPicture(box.images);
  return {
    hasPhysical,
    page: `/box/${box.slug}/${start.productId}`,
    product: {
      productType: 'BOX',
      productId: start.productId,
      label: box.title,
      lines: includedLines(box.includedContent),
      ...(picture !== undefined && { picture: { url: absolute(picture, apiOrigin), sized: true } }),
      // What it holds says how many.
      nights: 0,
      adults: DEFAULT_GIFT_ADULTS,
      ...validity(request, 'box', box.validMonths),
      sellPrice: box.price.sellPrice,
      ...(box.price.referencePrice !== undefined && { refPrice: box.price.referencePrice }),
    },
  };
}

const absolute = (path: string, origin: string): string => (path.startsWith('/') ? `${origin}${path}` : path);

async function findCard(request: PageRequest, start: GiftCheckoutStart): Promise<FoundGift | undefined> {
  const { amount = 0, productId } = start;
  const card = giftCardTerms(request.locale);
  if (!card || productId !== GIFT_CARD_CODE) return undefined;
  return {
    hasPhysical: true,
    page: GIFT_CARD_PATH,
    product: {
      productType: 'GIFTCARD',
      productId,
      label: request.t('checkout.gift.cardName'),
      card,
      lines: [],
      nights: 0,
      adults: DEFAULT_GIFT_ADULTS,
      ...validity(request, 'giftcard', card.months),
      sellPrice: isCardAmount(amount, card) ? amount : 0,
    },
  };
}
