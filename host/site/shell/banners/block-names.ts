import { MISSING_BLOCK_CONTENT, type MissingBlockContent } from '@staykit/core/content/missing-block.ts';
import type { GiftBlock } from '@staykit/core/content/gift-content.ts';
import type { InlineBlock } from '@staykit/widgets/results-grid/results-grid-props.ts';
import type { TargetedBanner as Content } from '@staykit/core/content/targeted-banner.ts';
import type { BoxBlockData } from './box-block.tsx';

/** What stands between the cards of a page of results, as data. */
export interface InlineBlockData {
  /** The gift block of the locale: where each kind of gift is, and a picture. */
  gift?: GiftBlock;
  /** Banners whose rules are held against the search that is shown. */
  banners?: readonly Content[];
  /** The best boxes. [SENTITY-06] */
  boxes?: BoxBlockData;
}

/** Where the block of each kind of gift leads. */
export const GIFT_BLOCKS = {
  giftCard: 'giftcardURL',
  giftStay: 'boxURL',
  singleVoucher: 'singleVoucherURL',
} as const satisfies Partial<Record<InlineBlock, keyof GiftBlock>>;

/** The blocks that there are: one that leads nowhere is not, one whose content is missing is a placeholder. [GRID-10] [SERROR-06] */
export function blockNames(
  { gift, banners, boxes }: InlineBlockData,
  missing: MissingBlockContent = MISSING_BLOCK_CONTENT,
): InlineBlock[] {
  const kept = missing === 'placeholder';
  const gifts = Object.entries(GIFT_BLOCKS) as [keyof typeof GIFT_BLOCKS, keyof GiftBlock][];
  return [
    ...gifts.flatMap(([name, address]) => (gift?.[address] === undefined ? [] : [name])),
    ...(kept && !gift ? (['giftStay'] as const) : []),
    ...((banners ? banners.length > 0 : kept) ? (['targetedBanner'] as const) : []),
    ...(boxes ? (['boxes'] as const) : []),
  ];
}
