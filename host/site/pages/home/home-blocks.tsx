import { Fragment, type ReactElement } from 'react';
import type { HomePart } from '@staykit/partners/partner-schema.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { HomeContent } from '@staykit/core/content/page-content.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { PageAround } from '../../framework/request/page-around.ts';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import type { LoadedBlock } from '../blocks/load-blocks.ts';
import * as S from '../layout/page.styles.ts';
import { blocksOf } from './home-parts.ts';
import type { HomeData } from './load.ts';
import { SearchesPlace } from './recent/searches.styles.ts';
import { PlaceChoices } from './place-choices.tsx';

interface HomeBlocksProps {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'
  >;
  data: HomeData;
  flow: SearchFlow;
  /** The parts of the page and their order. Default: as the editors ordered their blocks, then the places. */
  parts?: readonly HomePart[] | undefined;
  /** The search box, where it is one of the parts. */
  search?: ReactElement;
}

/** The block whose words and picture stand around the search box: the first jumbotron of a first page. */
export function searchBlock({ blocks }: HomeData): LoadedBlock | undefined {
  return blocks.find(({ block: { kind } }) => kind === 'jumbotron');
}

/** Everything below the search of a first page: the other blocks of its editors, and the places of the season. */
export function HomeBlocks({ request, data, flow, parts, search }: HomeBlocksProps) {
  const first = searchBlock(data);
  return (
    <S.Wrap>
      <SearchesPlace data-recent-searches="" />
      {parts ? (
        parts.map((part) => {
          if (part === 'search') return <Fragment key={part}>{search}</Fragment>;
          if (part === 'places')
            return <PlaceChoices key={part} request={request} places={data.places} flow={flow} />;
          return <ContentBlocks key={part} request={request} blocks={blocksOf(data.blocks, part)} />;
        })
      ) : (
        <>
          <ContentBlocks request={request} blocks={data.blocks.filter((block) => block !== first)} />
          <PlaceChoices request={request} places={data.places} flow={flow} />
        </>
      )}
    </S.Wrap>
  );
}

/** What the editors of a first page put into its footer. [HOME-04] */
export function homeAround({ footerLegal, footerContact }: HomeContent): PageAround {
  return {
    ...(footerLegal !== undefined && { legal: footerLegal }),
    ...(footerContact !== undefined && { contact: footerContact }),
  };
}
