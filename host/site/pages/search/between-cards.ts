import type { BoxBlock } from '@staykit/core/content/gift-content.ts';
import { toBox } from '@staykit/core/gift/box/box.ts';
import { without } from '@staykit/core/search/without.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { BoxBlockData } from '../../shell/banners/box-block.tsx';
import type { InlineBlockData } from '../../shell/banners/block-names.ts';

/**
 * What stands between the cards of a search: gifts, boxes, and banners for some searches. Nothing for agents, and on a
 * minisite whose partner does without. [GRID-10] [CARE-06] [MINISITE-22]
 */
export async function loadBetweenCards({
  address: { partner },
  content,
  visit,
}: Pick<PageRequest, 'address' | 'content' | 'visit'>): Promise<InlineBlockData | undefined> {
  if (visit.care || partner?.features.banners === false) return undefined;
  const [gift, banners, boxBlock] = await Promise.all([
    content.giftBlock(),
    content.targetedBanners('search'),
    content.boxBlock(),
  ]);
  const boxes = boxBlock && toBoxes(boxBlock);
  return {
    ...(gift && { gift }),
    ...(banners.length > 0 && { banners }),
    ...(boxes && boxes.boxes.length > 0 && { boxes }),
  };
}

/** What the block shows: the page carries no more of it. */
function toBoxes({ id, title, subtitle, colorPalette, cta, boxes }: BoxBlock): BoxBlockData {
  return {
    id,
    title,
    ...(subtitle !== undefined && { subtitle }),
    ...(colorPalette && { colorPalette }),
    ...(cta && { cta }),
    boxes: boxes.flatMap((wire) => {
      const box = toBox(wire);
      return box ? [without(box, 'description', 'rating', 'included', 'slug')] : [];
    }),
  };
}
