import type { PageRequest } from '../../render/page.ts';
import type { InlineBlockData } from '../../shell/banners/inline-blocks.tsx';

/**
 * What stands between the cards of a search: gifts, and banners for some searches. Nothing for agents, and on a
 * minisite whose partner does without. [GRID-10] [CARE-06] [MINISITE-22]
 */
export async function loadBetweenCards({
  address: { partner },
  content,
  visit,
}: PageRequest): Promise<InlineBlockData | undefined> {
  if (visit.care || partner?.features.banners === false) return undefined;
  const [gift, banners] = await Promise.all([content.giftBlock(), content.targetedBanners('search')]);
  return { ...(gift && { gift }), ...(banners.length > 0 && { banners }) };
}
