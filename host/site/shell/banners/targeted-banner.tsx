import { bannerCtas, type TargetedBanner as Content } from '@staykit/core/content/targeted-banner.ts';
import { IMAGE_POSITIONS } from '@staykit/values/content/banner.ts';
import * as S from './banners.styles.ts';

/** Up to this width the picture for phones shows. */
const NARROW = '(max-width: 599px)';

/** What a banner needs of its page. */
export interface BannerPlaceProps {
  /** The target of a content link from this page. */
  addressOf(url: string): string;
  /** Origin of pictures, where it is not the page's own. */
  assetBase: string;
}

/** A banner for some visitors: a picture, a few words, ways on. [BANNER-06] [BANNER-07] */
export function TargetedBanner({ banner, addressOf, assetBase }: BannerPlaceProps & { banner: Content }) {
  const { title, subtitle, imageUrl, imageMobile, imageAlt, imagePosition, url, newTab, campaign, category } =
    banner;
  const tab = (opens: boolean | undefined) => (opens ? { target: '_blank', rel: 'noopener' } : {});
  const at = (address: string) => (address.startsWith('/api/') ? `${assetBase}${address}` : address);
  const wide = imageUrl ?? imageMobile;
  const narrow = imageMobile ?? imageUrl;
  const ctas = bannerCtas(banner);
  const position = IMAGE_POSITIONS.find((each) => each === imagePosition) ?? IMAGE_POSITIONS[0];
  return (
    <S.Banner
      {...(campaign !== undefined && { 'data-campaign': campaign })}
      {...(category !== undefined && { 'data-category': category })}
      {...(category === 'gift' && { 'data-tone': 'gift' })}
    >
      <div data-position={position}>
        {wide !== undefined && narrow !== undefined && (
          <picture>
            <source media={NARROW} srcSet={at(narrow)} />
            <img src={at(wide)} alt={imageAlt ?? ''} width="640" height="360" loading="lazy" />
          </picture>
        )}
        <div data-words="">
          <h3>
            {url === undefined ? (
              title
            ) : (
              <a href={addressOf(url)} data-whole="" {...tab(newTab)}>
                {title}
              </a>
            )}
          </h3>
          {subtitle !== undefined && <p>{subtitle}</p>}
          {/* Beside the link that covers the banner, never inside it. */}
          {ctas.length > 0 && (
            <div data-links="">
              {ctas.map((cta) => (
                <a key={cta.label} href={addressOf(cta.url)} {...tab(cta.newTab)}>
                  {cta.label}
                </a>
              ))}
            </div>
          )}
        </div>
      </div>
    </S.Banner>
  );
}
