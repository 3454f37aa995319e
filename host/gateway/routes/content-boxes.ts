import type { Locale } from '../../../widgets/core/market/locale.ts';
import { boxByCode } from '../catalogue/facts/box-facts.ts';
import type { CatalogueLanguage } from '../catalogue/records.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { cardOf } from './boxes.ts';

/** What clicks on the boxes of a block are counted under. */
export interface BoxCampaign {
  campaign?: string | undefined;
  category?: string | undefined;
}

/**
 * A block with the boxes that its codes name, at the prices of the catalogue. A code that is not sold is left out.
 */
export function withBoxes<Block extends { codes?: readonly string[] }>(
  block: Block,
  parts: GatewayParts,
  locale: Locale,
  { campaign, category }: BoxCampaign = {},
) {
  const gifts = parts.gifts?.() ?? [];
  const language = locale.slice(0, 2) as CatalogueLanguage;
  const boxes = (block.codes ?? []).flatMap((code) => {
    const box = boxByCode(gifts, code);
    if (!box) return [];
    const { gift } = box;
    return {
      ...cardOf(gift, code, language),
      description: gift.texts[language],
      link: {
        url: `/box/${gift.slug}/${code}`,
        ...(campaign !== undefined && { campaign }),
        ...(category !== undefined && { category }),
      },
    };
  });
  return { ...block, boxes };
}
