import { boxCodeFor, formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { boxDiscountPercent } from '@staykit/core/gift/box/box-discount.ts';
import { presentShop } from '../../shop/present-shop.ts';
import { type TextLanguage, type GiftRecord, textIn } from '../records.ts';

/** A box in one format. */
export interface BoxFacts {
  gift: GiftRecord;
  format: GiftFormat;
  /** The code of this format. [BOX-14] */
  code: string;
}

/** The box of a code, in the format of the code; undefined if it is not sold in that format. [PAPI-05] */
export function boxByCode(gifts: readonly GiftRecord[], code: string): BoxFacts | undefined {
  const format = formatOfBox(code);
  const digital = boxCodeFor('digital', code);
  const gift = gifts.find((each) => each.kind === 'box' && each.code === digital);
  // `ABC` would be normalised to `ABCEBOX`: only exact codes are accepted.
  if (!gift || boxCodeFor(format, gift.code) !== code) return undefined;
  return format === 'physical' && !hasPhysical(gift) ? undefined : { gift, format, code };
}

/** Whether a box is sold in physical form as well. */
export function hasPhysical({ code, physical }: Pick<GiftRecord, 'code' | 'physical'>): boolean {
  return physical ?? presentShop().boxes[code]?.digitalOnly === false;
}

/** Value of a box when redeemed, in cents: its price without promotions. */
export function boxValue({ price, refPrice }: Pick<GiftRecord, 'price' | 'refPrice'>): number {
  return Math.max(price, refPrice);
}

/** The included content, one line an item. [BOX-02] */
export function includedContent(
  { code, contents }: Pick<GiftRecord, 'code' | 'contents'>,
  language: TextLanguage,
): string {
  return (textIn(contents, language) ?? textIn(presentShop().boxes[code]?.contents, language) ?? []).join(
    '\n',
  );
}

/** Price of a box. Its discount is rounded up, as on a first page. [PENTITY-20] [HOME-11] */
export function boxPriceOf({ price, refPrice }: Pick<GiftRecord, 'price' | 'refPrice'>) {
  const promo = boxDiscountPercent(refPrice, price);
  return { sellPrice: price, ...(promo !== undefined && { referencePrice: refPrice, promo }) };
}

const sizesOf = (picture: string) => ({
  thumbnail: `/api/images/${picture}/thumbnail.avif`,
  small: `/api/images/${picture}/small.avif`,
  large: `/api/images/${picture}/large.avif`,
});

/** Its pictures: the first is the main one; nothing without any. [PENTITY-20] */
export function boxPictures({ pictures, names }: GiftRecord, language: TextLanguage) {
  const [main] = pictures;
  if (main === undefined) return {};
  return {
    main: sizesOf(main).large,
    mainBySize: { ...sizesOf(main), '640_360': sizesOf(main).small },
    catalog: pictures.map((picture, index) => ({
      ...sizesOf(picture),
      title: `${textIn(names, language)} ${index + 1}`,
      description: textIn(names, language),
    })),
  };
}

/** Whether a box or card is sold; those that were sold are redeemed all the same. */
export const isGiftOnSale = ({ onSale }: Pick<GiftRecord, 'onSale'>): boolean => onSale !== false;

/** Path of the box's page. */
export function boxPath({ gift, code }: Pick<BoxFacts, 'gift' | 'code'>): string {
  return `/box/${gift.slug}/${code}`;
}

/** Metadata of a box's page; physical boxes are not indexed. [BOX-15] */
export function boxPageModelOf(box: BoxFacts, language: TextLanguage) {
  const { gift, format, code } = box;
  const alternates = Object.fromEntries(
    LOCALES.map((locale: Locale) => [locale, boxPath({ gift, code: boxCodeFor('digital', code) })]),
  );
  return {
    metaRobots: format === 'physical' ? 'noindex, follow' : 'index, follow',
    canonicalUrl: boxPath({ gift, code: boxCodeFor('digital', code) }),
    pageTitle: textIn(gift.names, language),
    metaDescription: textIn(gift.texts, language),
    alternateUrls: alternates,
  };
}
