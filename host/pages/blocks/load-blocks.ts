import { isShownAt, type BlockContent } from '../../../widgets/core/content/block.ts';
import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import type { PageRequest } from '../../render/page.ts';

/** A block with what its search found. */
export interface LoadedBlock {
  block: BlockContent & { kind: string };
  offers: OfferCard[];
}

/**
 * The blocks that show now, with their offers. A block whose search found nothing, or failed, is left out, and so is
 * one outside its countdown. [LANDING-10] [HOME-07]
 */
export async function loadBlocks(
  { content, instant }: Pick<PageRequest, 'content' | 'instant'>,
  blocks: readonly LoadedBlock['block'][],
): Promise<LoadedBlock[]> {
  const loaded = await Promise.all(
    blocks
      .filter((block) => isShownAt(block, instant))
      .map(async (block) => ({
        block,
        offers: block.search ? await content.offers({ ...block, search: block.search }) : [],
      })),
  );
  return loaded.filter(({ block, offers }) => !block.search || offers.length > 0);
}
