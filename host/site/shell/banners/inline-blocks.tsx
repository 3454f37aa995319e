import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Channel } from '@staykit/channel/create-channel.ts';
import type { GiftBlock } from '@staykit/core/content/gift-content.ts';
import { MISSING_BLOCK_CONTENT, type MissingBlockContent } from '@staykit/core/content/missing-block.ts';
import { bannerFor, type TargetedBanner as Content } from '@staykit/core/content/targeted-banner.ts';
import { validityMonths } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { BannerFlow, SearchFlow } from '@staykit/values/search/flow.ts';
import type { MessageKey, Translate } from '@staykit/messages/translate.ts';
import type { InlineBlock } from '@staykit/widgets/results-grid/results-grid-props.ts';
import * as S from './banners.styles.ts';
import { blockNames, GIFT_BLOCKS, type InlineBlockData } from './block-names.ts';
import { BoxBlock } from './box-block.tsx';
import { TargetedBanner, type BannerPlaceProps } from './targeted-banner.tsx';

/** What banners advertise in a flow. [FLOW-03] */
const BANNER_FLOW: Record<SearchFlow, BannerFlow> = {
  booking: 'stay',
  hotel: 'stay',
  gifting: 'single_voucher',
  activity: 'activity_only',
};

/** Where blocks stand: what they need of their page, and the search that it was printed for. */
export type BlockPlace = BannerPlaceProps & {
  locale: Locale;
  channel: Channel;
  criteria: SearchCriteria;
  t: Translate;
};

/** Blocks by name. */
export type InlineBlocks = Partial<Record<InlineBlock, ReactNode>>;

/** The blocks of `blockNames`. [GRID-10] [SERROR-06] */
export function inlineBlocks(
  data: InlineBlockData,
  place: BlockPlace,
  missing: MissingBlockContent = MISSING_BLOCK_CONTENT,
): InlineBlocks {
  const { gift, banners, boxes } = data;
  const placeholder = <S.Banner data-placeholder="" aria-hidden />;
  const block = (name: InlineBlock): ReactNode => {
    if (name === 'boxes') return boxes && <BoxBlock block={boxes} {...place} />;
    if (name === 'targetedBanner')
      return banners ? <BannerForSearch banners={banners} {...place} /> : placeholder;
    const url = gift?.[GIFT_BLOCKS[name]];
    return url === undefined ? (
      placeholder
    ) : (
      <GiftBanner name={name} url={url} gift={gift ?? {}} {...place} />
    );
  };
  return Object.fromEntries(blockNames(data, missing).map((name) => [name, block(name)]));
}

type GiftBannerProps = BannerPlaceProps & {
  name: keyof typeof GIFT_BLOCKS;
  url: string;
  gift: Partial<GiftBlock>;
  locale: Locale;
  t: Translate;
};

/** One kind of gift, in a few words. */
function GiftBanner({ name, url, gift, t, locale, ...place }: GiftBannerProps) {
  const { imageL, imageS, campaign } = gift;
  const months = validityMonths('gift', { page: 'box', market: marketOf(locale) });
  const text = (part: '' | 'Text' | 'Link') => t(`block.${name}${part}` as MessageKey, { months });
  return (
    <TargetedBanner
      {...place}
      banner={{
        title: text(''),
        subtitle: text('Text'),
        category: 'gift',
        ctas: [{ label: text('Link'), url }],
        ...(name === 'giftStay' && imageL !== undefined && { imageUrl: imageL, imagePosition: 'right' }),
        ...(name === 'giftStay' && imageS !== undefined && { imageMobile: imageS }),
        ...(campaign !== undefined && { campaign: `${campaign}-${name}` }),
      }}
    />
  );
}

type SearchBannerProps = Omit<BlockPlace, 't'> & { banners: readonly Content[] };

/** The banner for what is searched for now; nothing where no rules hold. [BANNER-08] */
function BannerForSearch({ banners, locale, channel, criteria: printed, ...place }: SearchBannerProps) {
  const [criteria, setCriteria] = useState(printed);
  useEffect(() => {
    const read = () => setCriteria(channel.get().criteria);
    read();
    return channel.subscribe(read);
  }, [channel]);
  const banner = bannerFor(banners, { locale, page: 'search', flow: BANNER_FLOW[criteria.flow], criteria });
  return banner ? <TargetedBanner banner={banner} {...place} /> : null;
}
