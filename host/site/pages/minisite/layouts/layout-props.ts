import type { ReactElement } from 'react';
import type { Partner } from '@staykit/partners/partner.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { LoadedBlock } from '../../blocks/load-blocks.ts';
import type { HomeData } from '../../home/load.ts';

/** What a layout puts in its places; each shows all of it, in an order and a size of its own. */
export interface LayoutProps {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'
  >;
  partner: Partner;
  title: string;
  /** One or two sentences below the title. */
  words: string;
  /** The search box. */
  search: ReactElement;
  /** What editors wrote for the first page of the shop; absent where they wrote nothing. */
  data?: HomeData;
  flow: SearchFlow;
}

/** The blocks of the named kinds, and all others, each in the order of the editors. */
export function pickBlocks<Name extends string>(
  data: HomeData | undefined,
  places: Readonly<Record<Name, readonly string[]>>,
): Record<Name | 'rest', LoadedBlock[]> {
  const names = Object.keys(places) as Name[];
  // The words and the picture of the shop's first page give way to those of the partner, and so do its colours.
  const blocks = (data?.blocks ?? [])
    .filter(({ block }) => block.kind !== 'jumbotron')
    .map((loaded) => {
      const { colorPalette: _, ...block } = loaded.block;
      return { ...loaded, block };
    });
  const placeOf = (kind: string) => names.find((name) => places[name].includes(kind)) ?? 'rest';
  const picked = Object.fromEntries([...names, 'rest'].map((name) => [name, [] as LoadedBlock[]]));
  for (const one of blocks) picked[placeOf(one.block.kind)]?.push(one);
  return picked as Record<Name | 'rest', LoadedBlock[]>;
}
