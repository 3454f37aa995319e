/** What is bought as a gift. [PENTITY-08] */
export const PRODUCT_TYPES = ['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'] as const;

/** One of PRODUCT_TYPES. */
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The gifts that are used for a stay. [PENTITY-10] */
export const GIFT_TYPES = ['box', 'singleVoucher'] as const;

/** One of GIFT_TYPES. */
export type GiftType = (typeof GIFT_TYPES)[number];

/** Delivery format of a gift: by e-mail, or by post. [PENTITY-10] */
export const GIFT_FORMATS = ['digital', 'physical'] as const;

/** One of GIFT_FORMATS. */
export type GiftFormat = (typeof GIFT_FORMATS)[number];

/** Every name that a product type goes by, in capitals without blanks and underscores. */
const NAMES: Record<string, ProductType> = {
  SINGLEVOUCHER: 'SINGLEVOUCHER',
  PHYSICALSINGLEVOUCHER: 'SINGLEVOUCHER',
  BOX: 'BOX',
  EBOX: 'BOX',
  GIFTCARD: 'GIFTCARD',
  DIGITALACTIVITYONLY: 'DIGITAL_ACTIVITY_ONLY',
};

/** The product type of a name or code: a physical single voucher is one, and an ebox is a box. [PENTITY-09] */
export function toProductType(name: string): ProductType | undefined {
  const plain = name
    .toUpperCase()
    .replace(/[\s_-]/g, '')
    .replace(/CODE$/, '');
  return Object.hasOwn(NAMES, plain) ? NAMES[plain] : undefined;
}
