import type { Locale } from '../market/locale.ts';
import type { WireBox } from '../gift/box.ts';
import type { WirePalette } from './block.ts';
import type { WireCta } from './cta.ts';

/** What the gift drawer shows in one locale. */
export interface GiftBlock {
  title: string;
  subtitle?: string;
  imageS?: string;
  imageL?: string;
  boxURL?: string;
  singleVoucherURL?: string;
  giftcardURL?: string;
  activityOnlyURL?: string;
  campaign?: string;
  category?: string;
}

/** The gift block of every locale that has one. [SAPI-05] */
export type GiftBlocks = Partial<Record<Locale, GiftBlock>>;

/** The best boxes, between the results of a search. [SENTITY-06] */
export interface BoxBlock {
  id: string;
  containerId: string;
  title: string;
  subtitle?: string;
  colorPalette?: WirePalette;
  cta?: WireCta;
  boxes: WireBox[];
}
