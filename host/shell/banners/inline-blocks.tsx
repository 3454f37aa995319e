import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Channel } from '../../../widgets/channel/create-channel.ts';
import type { GiftBlock } from '../../../widgets/core/content/gift-content.ts';
import {
  MISSING_BLOCK_CONTENT,
  type MissingBlockContent,
} from '../../../widgets/core/content/missing-block.ts';
import { bannerFor, type TargetedBanner as Content } from '../../../widgets/core/content/targeted-banner.ts';
import { validityMonths } from '../../../widgets/core/gift/voucher-validity.ts';
import { marketOf, type Locale } from '../../../widgets/core/market/locale.ts';
import type { BannerFlow, SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { MessageKey, Translate } from '../../../widgets/messages/translate.ts';
import type { InlineBlock } from '../../../widgets/results-grid/results-grid-props.ts';
import * as S from './banners.styles.ts';
import { BoxBlock, type BoxBlockData } from './box-block.tsx';
import { TargetedBanner, type BannerPlaceProps } from './targeted-banner.tsx';

/** What stands between the cards of a page of results, as data. */
export interface InlineBlockData {
  /** The gift block of the locale: where each kind of gift is, and a picture. */
  gift?: GiftBlock;
  /** Banners whose rules are held against the search that is shown. */
  banners?: readonly Content[];
  /** The best boxes. [SENTITY-06] */
  boxes?: BoxBlockData;
}

/** What banners advertise in a flow. [FLOW-03] */
const BANNER_FLOW: Record<SearchFlow, BannerFlow> = {
  booking: 'stay',
  hotel: 'stay',
  gifting: 'single_voucher',
  activity: 'activity_only',
};

const GIFTS = {
  giftCard: 'giftcardURL',
  giftStay: 'boxURL',
  singleVoucher: 'singleVoucherURL',
} as const satisfies Partial<Record<InlineBlock, keyof GiftBlock>>;

/** The blocks by name; one that leads nowhere is not there, one whose content is missing is a placeholder. [GRID-10] [SERROR-06] */
export function inlineBlocks(
  { gift, banners, boxes }: InlineBlockData,
  place: BannerPlaceProps & { locale: Locale; channel: Channel; t: Translate },
  missing: MissingBlockContent = MISSING_BLOCK_CONTENT,
): Partial<Record<InlineBlock, ReactNode>> {
  const blocks: Partial<Record<InlineBlock, ReactNode>> = {};
  for (const [name, address] of Object.entries(GIFTS) as [
    keyof typeof GIFTS,
    (typeof GIFTS)[keyof typeof GIFTS],
  ][]) {
    const url = gift?.[address];
    if (url !== undefined) blocks[name] = <GiftBanner name={name} url={url} gift={gift ?? {}} {...place} />;
  }
  if (missing === 'placeholder') {
    if (!gift) blocks.giftStay = <S.Banner data-placeholder="" aria-hidden />;
    if (!banners) blocks.targetedBanner = <S.Banner data-placeholder="" aria-hidden />;
  }
  if (banners && banners.length > 0) blocks.targetedBanner = <BannerForSearch banners={banners} {...place} />;
  if (boxes) blocks.boxes = <BoxBlock block={boxes} {...place} />;
  return blocks;
}

type GiftBannerProps = BannerPlaceProps & {
  name: keyof typeof GIFTS;
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

type SearchBannerProps = BannerPlaceProps & { banners: readonly Content[]; locale: Locale; channel: Channel };

/** The banner for what is searched for now; nothing where no rules hold. [BANNER-08] */
function BannerForSearch({ banners, locale, channel, ...place }: SearchBannerProps) {
  const [criteria, setCriteria] = useState(channel.get().criteria);
  useEffect(() => {
    const read = () => setCriteria(channel.get().criteria);
    read();
    return channel.subscribe(read);
  }, [channel]);
  const banner = bannerFor(banners, { locale, page: 'search', flow: BANNER_FLOW[criteria.flow], criteria });
  return banner ? <TargetedBanner banner={banner} {...place} /> : null;
}
