import type { Answered } from '@staykit/contract/call-values.ts';
import {
  announcementFor,
  type AnnouncementText,
  type BannerPage,
  type BannerPlace,
} from '@staykit/core/content/announcement.ts';
import type { BoxBlock, GiftBlock } from '@staykit/core/content/gift-content.ts';
import { promoBarsFor, toPromoBar, type PromoBar } from '@staykit/core/content/promo-bar.ts';
import { bannerFor, type BannerContext, type TargetedBanner } from '@staykit/core/content/targeted-banner.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { getAnnouncementBanner } from '../calls/get-announcement-banner.generated.ts';
import { getAnnouncementFile } from '../calls/get-announcement-file.generated.ts';
import { getBoxBlock } from '../calls/get-box-block.generated.ts';
import { getGiftBlock } from '../calls/get-gift-block.generated.ts';
import { getGiftBlockFile } from '../calls/get-gift-block-file.generated.ts';
import { getPromoBars } from '../calls/get-promo-bars.generated.ts';
import { getTargetedBanner } from '../calls/get-targeted-banner.generated.ts';
import type { ClientCall } from '../transport/client-call.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import type { ContentSettings } from './content-settings.ts';
import { orElse } from './or-else.ts';

/** GET /cms/promoBars. The bars for a page in a flow; none when it fails. [SAPI-02] [BANNER-04] */
export async function promoBars(
  transport: Transport,
  place: Omit<BannerPlace, 'locale'>,
  call?: CallOptions,
): Promise<PromoBar[]> {
  const { locale } = transport.options;
  const bars = await orElse(transport.send(getPromoBars, { locale }, call), []);
  return promoBarsFor(bars, place).map(toPromoBar);
}

/** GET /cms/box-block-serp. No block when it fails. [SAPI-03] */
export function boxBlock(transport: Transport, call?: CallOptions): Promise<BoxBlock | undefined> {
  const { locale } = transport.options;
  return orElse(transport.send(getBoxBlock, { locale }, call), undefined);
}

/** The announcement for a page in a flow: of the gateway, or of the file of the market. None when it fails. [SAPI-04] */
export async function announcement(
  transport: Transport,
  { announcementUncached, announcementStaticUrl }: ContentSettings,
  place: Omit<BannerPlace, 'locale'>,
  call?: CallOptions,
): Promise<AnnouncementText | undefined> {
  const { locale } = transport.options;
  const path = announcementStaticUrl[marketOf(locale)];
  const asked: ClientCall<unknown, Answered<'getAnnouncementFile'>> = announcementUncached
    ? getAnnouncementBanner
    : { ...getAnnouncementFile, path };
  const answer = await orElse(transport.send(asked, {}, call), undefined);
  return announcementFor(answer?.data, { ...place, locale });
}

/** The content of the gift drawer in this locale; nothing where there is none. [SAPI-05] [SERROR-06] */
export async function giftBlock(
  transport: Transport,
  { giftBlockSource, announcementUncached }: ContentSettings,
  call?: CallOptions,
): Promise<GiftBlock | undefined> {
  const source = giftBlockSource ?? (announcementUncached ? 'gateway' : 'static');
  const asked = source === 'gateway' ? getGiftBlock : getGiftBlockFile;
  const blocks = await orElse(transport.send(asked, {}, call), undefined);
  return blocks?.[transport.options.locale];
}

/** GET /content/targetedBanner.json. The banners that may show on a page in this locale; which of them, the search decides. */
export async function targetedBanners(
  transport: Transport,
  page: BannerPage,
  call?: CallOptions,
): Promise<TargetedBanner[]> {
  const { banners } = await allBanners(transport, call);
  const { locale } = transport.options;
  return banners.filter(
    ({ rules }) =>
      (rules?.locale === undefined || rules.locale === locale) &&
      (rules?.page === undefined || rules.page === page),
  );
}

function allBanners(transport: Transport, call?: CallOptions): Promise<{ banners: TargetedBanner[] }> {
  return orElse(transport.send(getTargetedBanner, {}, call), { banners: [] });
}

/** GET /content/targetedBanner.json. The banner whose rules hold; the place holder stays without one. [SAPI-06] [PAPI-18] */
export async function targetedBanner(
  transport: Transport,
  context: Omit<BannerContext, 'locale'>,
  call?: CallOptions,
): Promise<TargetedBanner | undefined> {
  const { banners } = await allBanners(transport, call);
  return bannerFor(banners, { ...context, locale: transport.options.locale });
}
