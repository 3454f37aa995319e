import type { HomePart } from '@staykit/partners/partner-schema.ts';
import type { LoadedBlock } from '../blocks/load-blocks.ts';

/** Kinds of blocks that a part of a first page has; the search and the places are no blocks. */
const KINDS: Readonly<Record<Exclude<HomePart, 'search' | 'places'>, readonly string[]>> = {
  offers: ['topSearchResults'],
  stories: ['article'],
  themes: ['categories'],
  ways: ['marketingBlock', 'boxes', 'boxesByCode'],
  facts: ['mainValueProposition'],
  banners: ['banner', 'relatedBanner'],
};

/** The part of a first page that a kind of block is in; undefined for headlines, which are of no part. */
export function partOf(kind: string): HomePart | undefined {
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((part) => KINDS[part].includes(kind));
}

/** The blocks of a part, in the order of the editors. */
export const blocksOf = (blocks: readonly LoadedBlock[], part: HomePart): LoadedBlock[] =>
  blocks.filter(({ block }) => partOf(block.kind) === part);
