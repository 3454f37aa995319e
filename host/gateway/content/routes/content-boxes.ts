import type { Locale } from '@staykit/values/market/locale.ts';
import { boxByCode, isGiftOnSale } from '../../catalogue/facts/box-facts.ts';
import { textIn, textLanguage } from '../../catalogue/records.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { cardOf } from '../../gifts/routes/boxes.ts';

/** Campaign under which clicks on boxes are counted. */
export interface BoxCampaign {
  campaign?: string | undefined;
  category?: string | undefined;
}

/** A block with the boxes of its codes at current prices, without those not sold. */
export function withBoxes<Block extends { codes?: readonly string[] }>(
  block: Block,
  parts: GatewayParts,
  locale: Locale,
  { campaign, category }: BoxCampaign = {},
) {
  const gifts = parts.gifts?.() ?? [];
  const language = textLanguage(locale);
  const boxes = (block.codes ?? []).flatMap((code) => {
    const box = boxByCode(gifts, code);
    if (!box || !isGiftOnSale(box.gift)) return [];
    const { gift } = box;
    return {
      ...cardOf(gift, code, language),
      description: textIn(gift.texts, language),
      link: {
        url: `/box/${gift.slug}/${code}`,
        ...(campaign !== undefined && { campaign }),
        ...(category !== undefined && { category }),
      },
    };
  });
  return { ...block, boxes };
}
