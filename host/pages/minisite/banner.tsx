import type { Translate } from '../../../widgets/messages/translate.ts';
import type { Partner } from '../../partners/partner.ts';
import { partnerAsset } from '../../shell/partner-asset.ts';
import * as S from '../page.styles.ts';

/** Sizes of the banner pictures in px. [MINISITE-12] */
export const MINISITE_BANNER_SIZES = {
  desktop: { width: 1500, height: 736 },
  mobile: { width: 750, height: 528 },
};

/** The widest window in px that gets the mobile picture. [MINISITE-12] */
export const MINISITE_BANNER_BREAKPOINT = 599;

/** The partner's picture, of the size that the window asks for. [MINISITE-10] [MINISITE-11] */
export function Banner({ partner, t }: { partner: Partner; t: Translate }) {
  const { desktop, mobile } = MINISITE_BANNER_SIZES;
  const { bannerUrls, partnerName } = partner;
  return (
    <S.Banner>
      <picture>
        <source
          media={`(max-width: ${MINISITE_BANNER_BREAKPOINT}px)`}
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
