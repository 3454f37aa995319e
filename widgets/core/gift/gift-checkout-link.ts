import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { boxCodeFor, formatOfBox } from './box/box-code.ts';
import { DEFAULT_GIFT_ADULTS, DEFAULT_GIFT_NIGHTS } from '@staykit/values/gift/gift-options.ts';
import { PRICE_BUCKETS, type PriceBucket } from './gift-price-list.ts';
import { GIFT_FORMATS, toProductType, type GiftFormat } from '@staykit/values/gift/gift-product.ts';

/** What the checkout of gifts sells; an activity has a checkout of its own. */
export const CHECKOUT_GIFTS = ['SINGLEVOUCHER', 'BOX', 'GIFTCARD'] as const;

/** The input of a gift checkout: everything but the giver. The giver's message is never in an address. */
export interface GiftCheckoutStart {
  productType: (typeof CHECKOUT_GIFTS)[number];
  /** The offer of a voucher, the code of a box or of the gift card. */
  productId: string;
  giftFormat: GiftFormat;
  /** The nights and the people of a voucher; 1 and 2 where nothing is said. */
  giftNights?: number;
  giftAdults?: number;
  /** Which nights a voucher includes, where it is sold in buckets. [PERSONALISE-21] */
  bucket?: PriceBucket;
  /** Whether every night is included. [UPSELL-03] */
  upsell?: boolean;
  /** Ids of the sleeves and the like that a physical gift is dressed in. [SLEEVE-03] */
  sleeves?: readonly string[];
  /** Cents of a gift card. */
  amount?: number;
  /** The shop's own pages leave it out: their address says it. */
  locale?: Locale;
  /** Minisite id of the partner, who is paid on what is sold. [MINISITE-17] */
  minisite?: number;
}

/** The pattern of an id of the catalogue. */
const ID = /^[\w.:-]{1,60}$/;

/** Maximum number of sleeves in an address. */
const MOST_SLEEVES = 20;

/** A number of the query within its bounds; nothing for any other. */
function whole(text: string | null, min: number, max: number): number | undefined {
  const value = /^\d{1,7}$/.test(text ?? '') ? Number(text) : -1;
  return value >= min && value <= max ? value : undefined;
}

/**
 * The address of a checkout of gifts. A box is named by the code of its format, and needs nothing else:
 * `?giftFormat=digital&code=ABCEBOX`. [BOX-12]
 */
export function giftCheckoutLink(page: string, start: GiftCheckoutStart): string {
  const {
    productType,
    productId,
    giftFormat,
    bucket,
    upsell,
    sleeves = [],
    amount,
    locale,
    minisite,
  } = start;
  const isVoucher = productType === 'SINGLEVOUCHER';
  const { giftNights = DEFAULT_GIFT_NIGHTS, giftAdults = DEFAULT_GIFT_ADULTS } = start;
  const entries: Record<string, string | undefined> = {
    giftFormat,
    ...(productType === 'BOX' && { code: boxCodeFor(giftFormat, productId) }),
    ...(isVoucher && { id: productId, giftNights: String(giftNights), giftAdult: String(giftAdults) }),
    ...(productType === 'GIFTCARD' && { type: productType, code: productId, amount: amount?.toString() }),
    bucket: isVoucher ? bucket?.toString() : undefined,
    upsell: isVoucher && upsell ? 'availability' : undefined,
    sleeves: giftFormat === 'physical' ? sleeves.join(',') : undefined,
    locale,
    minisite: minisite?.toString(),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value) query.set(name, value);
  const [path = '', anchor] = page.split('#');
  const text = String(query).replaceAll('%2C', ',');
  return `${path}${path.includes('?') ? '&' : '?'}${text}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * What the query of a checkout says is given, or nothing where it says nothing that can be. An `id` is a voucher, a
 * `code` a box, unless `type` says otherwise. `giftAdults` is read as well.
 */
export function readGiftCheckoutLink(search: string): GiftCheckoutStart | undefined {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const implied = text('id') === '' ? 'BOX' : 'SINGLEVOUCHER';
  const named = text('type') === '' ? implied : toProductType(text('type'));
  const productType = CHECKOUT_GIFTS.find((type) => type === named);
  const productId = text('id') || text('code');
  if (productType === undefined || !ID.test(productId)) return undefined;
  const locale = LOCALES.find((each) => each === text('locale'));
  const minisite = whole(query.get('minisite'), 1, 9_999_999);
  const rest = { ...(locale && { locale }), ...(minisite !== undefined && { minisite }) };
  const asked = GIFT_FORMATS.find((format) => format === text('giftFormat'));
  const sleeves = [...new Set(text('sleeves').split(','))].filter((id) => ID.test(id)).slice(0, MOST_SLEEVES);
  const dress = sleeves.length > 0 && { sleeves };
  if (productType === 'BOX') {
    // The code is what is sold: it has the last word on the format. [BOX-14]
    const giftFormat = formatOfBox(productId);
    return { productType, productId, giftFormat, ...(giftFormat === 'physical' && dress), ...rest };
  }
  const giftFormat = asked ?? 'digital';
  const common = { productId, giftFormat, ...(giftFormat === 'physical' && dress), ...rest };
  if (productType === 'GIFTCARD') {
    const amount = whole(query.get('amount'), 1, 9_999_999);
    return { productType, ...common, ...(amount !== undefined && { amount }) };
  }
  const bucket = PRICE_BUCKETS.find((each) => String(each) === text('bucket'));
  return {
    productType,
    ...common,
    giftNights: whole(query.get('giftNights'), 1, 30) ?? DEFAULT_GIFT_NIGHTS,
    giftAdults: whole(query.get('giftAdult') ?? query.get('giftAdults'), 1, 20) ?? DEFAULT_GIFT_ADULTS,
    ...(bucket && { bucket }),
    ...(text('upsell') === 'availability' && { upsell: true }),
  };
}
