import { isShownAt, type BlockContent, type LandingBlock } from '@staykit/core/content/block.ts';
import { HOME_BLOCK_KINDS, LANDING_BLOCK_KINDS } from '@staykit/values/content/block-kind.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** A block with what its search found. */
export interface LoadedBlock {
  block: BlockContent & { kind: string; wrapper?: LandingBlock['wrapper'] };
  offers: OfferCard[];
}

const KINDS: ReadonlySet<string> = new Set([...HOME_BLOCK_KINDS, ...LANDING_BLOCK_KINDS]);

/**
 * The blocks that show now, with their offers. A block whose search found nothing, or failed, is left out, and so is
 * one outside its countdown; one of an unknown kind is written down. [LANDING-05] [LANDING-10] [HOME-07]
 */
export async function loadBlocks(
  { content, instant, note }: Pick<PageRequest, 'content' | 'instant' | 'note'>,
  blocks: readonly LoadedBlock['block'][],
): Promise<LoadedBlock[]> {
  const loaded = await Promise.all(
    blocks
      .filter((block) => {
        const known = KINDS.has(block.kind);
        if (!known) note?.(`A block of the unknown kind "${block.kind}" is left out.`);
        return known && isShownAt(block, instant);
      })
      .map(async (block) => ({
        block,
        offers: block.search ? await content.offers({ ...block, search: block.search }) : [],
      })),
  );
  return loaded.filter(({ block, offers }) => !block.search || offers.length > 0);
}
