import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { HomePart } from '@staykit/partners/partner-schema.ts';
import { ContentBlocks } from '../../blocks/content-blocks.tsx';
import { blocksOf, partOf } from '../../home/home-parts.ts';
import type { HomeData } from '../../home/load.ts';
import { PlaceChoices } from '../../home/place-choices.tsx';
import type { LayoutProps } from './layout-props.ts';

/** What a part of the page stands in. */
type Frame = ComponentType<{ children: ReactNode }>;

interface HomeBodyProps extends LayoutProps {
  /** The layout's own order; `rest` is every block of a part that it does not name. */
  order: readonly (HomePart | 'rest')[];
  /** What each part stands in; parts without an entry stand in `others`. */
  frames: Partial<Record<HomePart | 'rest', Frame>>;
  others?: Frame;
  /** A part that has something of its own, and is there without content too. */
  kept?: HomePart;
  /** How large the pictures of stays and stories are. */
  pictures?: 'small' | 'large';
}

/**
 * Whether a layout has its search box beside the headline: unless the partner has it elsewhere, or not at all.
 */
export const leadsWithSearch = ({ home }: LayoutProps['partner']): boolean => home?.[0] === 'search' || !home;

/** The parts below the headline, in the order of the partner or else of the layout; a part without content is not there. */
export function HomeBody({
  request,
  partner,
  search,
  data,
  flow,
  order,
  frames,
  others = Fragment,
  kept,
  pictures = 'small',
}: HomeBodyProps) {
  const blocks = bareBlocks(data);
  const shown: readonly (HomePart | 'rest')[] = partner.home ?? order;
  const contentOf = (part: HomePart | 'rest'): ReactNode => {
    if (part === 'search') return search;
    if (part === 'places')
      return (
        data && data.places.length > 0 && <PlaceChoices request={request} places={data.places} flow={flow} />
      );
    const own =
      part === 'rest'
        ? blocks.filter(({ block }) => !order.includes(partOf(block.kind) ?? 'rest'))
        : blocksOf(blocks, part);
    const size = part === 'offers' || part === 'stories' ? pictures : 'small';
    return own.length > 0 && <ContentBlocks request={request} blocks={own} pictures={size} />;
  };
  return shown
    .filter((part) => part !== 'search' || !leadsWithSearch(partner) || order.includes('search'))
    .map((part) => {
      const content = contentOf(part);
      const Frame = frames[part] ?? others;
      return (content || part === kept) && <Frame key={part}>{content}</Frame>;
    });
}

/** The words and the picture of the shop's first page give way to those of the partner, and so do its colours. */
function bareBlocks(data: HomeData | undefined) {
  return (data?.blocks ?? [])
    .filter(({ block }) => block.kind !== 'jumbotron')
    .map((loaded) => {
      const { colorPalette: _, ...block } = loaded.block;
      return { ...loaded, block };
    });
}
