import type { Translate } from '@staykit/messages/translate.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { partnerAsset } from '../../framework/request/partner-asset.ts';
import * as S from '../layout/page.styles.ts';

/** Sizes of the two banner pictures, in px. */
export interface BannerSizes {
  desktop: { width: number; height: number };
  mobile: { width: number; height: number };
}

/** MINISITE_BANNER_SIZES: the place that is kept for a banner before its picture is there. [MINISITE-12] */
export const MINISITE_BANNER_SIZES: BannerSizes = {
  desktop: { width: 1500, height: 736 },
  mobile: { width: 750, height: 528 },
};

/** MINISITE_BANNER_BREAKPOINT: the widest window in px that gets the mobile picture. [MINISITE-12] */
export const MINISITE_BANNER_BREAKPOINT = 599;

interface BannerProps {
  partner: Partner;
  t: Translate;
  sizes?: BannerSizes;
  breakpoint?: number;
}

/** The partner's picture, of the size that the window asks for. [MINISITE-10] [MINISITE-11] */
export function Banner({
  partner,
  t,
  sizes = MINISITE_BANNER_SIZES,
  breakpoint = MINISITE_BANNER_BREAKPOINT,
}: BannerProps) {
  const { desktop, mobile } = sizes;
  const { bannerUrls, partnerName } = partner;
  return (
    <S.Banner>
      <picture>
        <source
          media={`(max-width: ${breakpoint}px)`}
          srcSet={partnerAsset(partner, bannerUrls.mobile)}
          width={mobile.width}
          height={mobile.height}
        />
        <img
          src={partnerAsset(partner, bannerUrls.desktop)}
          alt={
            partnerName === undefined
              ? t('minisite.banner')
              : t('minisite.bannerOf', { partner: partnerName })
          }
          width={desktop.width}
          height={desktop.height}
          {...{ fetchpriority: 'high' }}
        />
      </picture>
    </S.Banner>
  );
}
