import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import type { HomeContent } from '@staykit/core/content/page-content.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { loadBlocks, type LoadedBlock } from '../blocks/load-blocks.ts';
import type { HomePart } from '@staykit/partners/partner-schema.ts';
import { partOf } from './home-parts.ts';
import { findPlaces, HOME_PLACES } from './places.ts';

/** The first page of the shop as the editors wrote it. */
export interface HomeData {
  home: HomeContent;
  blocks: LoadedBlock[];
  places: Suggestion[];
}

/** Fetches the first page of the shop; without content there is none, and it is hidden. [HOME-01] [HOME-05] */
export async function loadHome(
  request: Pick<PageRequest, 'client' | 'content' | 'instant' | 'locale' | 'note'>,
  flow: SearchFlow,
  {
    offers,
    parts,
  }: {
    /** How many stays a block of results shows. Default: as its editors wrote. */
    offers?: number | undefined;
    /** The parts that the page has. Default: all. */
    parts?: readonly HomePart[] | undefined;
  } = {},
): Promise<HomeData | undefined> {
  const [home, places] = await Promise.all([
    request.content.home(flow),
    parts?.includes('places') === false ? [] : findPlaces(request.client, HOME_PLACES[request.locale]),
  ]);
  if (!home) return undefined;
  const wanted = home.blocks.filter(({ kind }) => {
    const part = partOf(kind);
    return !parts || (part !== undefined && parts.includes(part));
  });
  const blocks = offers === undefined ? wanted : wanted.map((block) => ofCount(block, offers));
  return { home, places, blocks: await loadBlocks(request, blocks) };
}

/** A block of results with another number of them: its words may tell how many its editors chose. */
function ofCount<Block extends HomeContent['blocks'][number]>(block: Block, count: number): Block {
  if (!block.search) return block;
  const { subtitle: _, ...more } = block;
  return { ...more, count } as Block;
}
