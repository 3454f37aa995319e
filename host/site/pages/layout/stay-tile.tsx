import type { ReactNode } from 'react';
import { formatMoney } from '@staykit/core/price/money.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { IMAGE_SIZES } from '@staykit/values/offer/image-sizes.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { cardLink } from '@staykit/core/offer/card/card-link.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconHotel } from '@staykit/ui/primitives/icon/icons.ts';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { roomsText } from '@staykit/ui/components/travellers/pax-text.ts';
import * as S from './page.styles.ts';

/** A stay in a row of a page. */
export interface StayTileProps {
  offer: OfferCard;
  criteria: SearchCriteria;
  locale: Locale;
  t: Translate;
  /** Before the path of the offer. */
  productUrl: string;
  /** Before the path of a picture. */
  apiOrigin: string;
  /** What it is called by: its hotel, or what it offers where the hotel is known. */
  title?: 'hotel' | 'offer';
  /** The rating of its hotel is shown too, where it has one; the page around has a `StayContext` then. */
  scored?: boolean;
  /** Level of its name; below an `h2` by default. */
  heading?: 'h2' | 'h3';
  /** Stands in place of what it costs. */
  price?: ReactNode;
  /** `large` where the picture is wider than a card. */
  pictureSize?: 'small' | 'large';
}

/** A picture, a name, a place and the total: enough to want to know more. */
export function StayTile({
  offer,
  criteria,
  locale,
  t,
  productUrl,
  apiOrigin,
  title = 'hotel',
  scored = false,
  heading: Heading = 'h3',
  price,
  pictureSize = 'small',
}: StayTileProps) {
  const picture = offer.images[0] ?? offer.imageUrl;
  const people = offer.participants ?? criteria.pax.adult;
  const facts = [
    ...(offer.nights === undefined || offer.nights === 0
      ? []
      : [t('common.nights', { count: offer.nights })]),
    t('common.people', { count: people }),
    ...roomsText(offer.nbRooms, t),
  ];
  return (
    <S.Tile data-offer={offer.id} data-cents={offer.sellPrice}>
      <StayPicture
        path={picture}
        origin={apiOrigin}
        size={pictureSize}
        {...(pictureSize === 'large' && { sizes: TILE_SIZES })}
        alt=""
        lazy
      />
      <div>
        <Heading>
          <a href={productUrl + cardLink(offer, criteria, locale)}>
            {title === 'hotel' ? offer.hotel.label : offer.label}
          </a>
        </Heading>
        <p>
          {title === 'hotel'
            ? [offer.hotel.location.label, offer.label].join(' · ')
            : offer.hotel.location.label}
        </p>
        {scored && !!offer.hotel.review?.average && <ReviewScore {...offer.hotel.review} />}
        <p data-price={offer.id}>
          {price ?? (
            <span>
              {offer.priceType === 'from' && `${t('host.from')} `}
              <strong>{formatMoney(offer.sellPrice, locale)}</strong>
            </span>
          )}{' '}
          <span>{facts.join(', ')}</span>
        </p>
      </div>
    </S.Tile>
  );
}

interface StayPictureProps {
  /** Address of the picture without its size; '' where there is none. */
  path: string | undefined;
  /** Before the path. */
  origin: string;
  size: 'small' | 'large';
  alt: string;
  lazy?: boolean;
  /** How wide it is shown, as `sizes` of HTML says it: screens of more points than it has get a larger one. */
  sizes?: string;
}

/** Large tiles stand alone on a phone, and take up to seven of twelve columns elsewhere. */
const TILE_SIZES = '(min-width: 720px) 60vw, 100vw';

/** A picture of the gateway in the smallest format that the browser reads. */
export function StayPicture(props: StayPictureProps) {
  const { path, origin, size, alt, lazy = false, sizes } = props;
  if (!path) return <NoPicture />;
  const base = origin + path;
  const [width, height] = IMAGE_SIZES[size];
  const source = (format: string) =>
    sizes
      ? ([size, 'full', 'wide'] as const)
          .map((name) => `${base}/${name}.${format} ${IMAGE_SIZES[name][0]}w`)
          .join(', ')
      : `${base}/${size}.${format}`;
  return (
    <picture>
      <source type="image/avif" srcSet={source('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={source('webp')} sizes={sizes} />
      <img
        src={`${base}/${size}.png`}
        alt={alt}
        width={width}
        height={height}
        {...(lazy && { loading: 'lazy' })}
        // The first of a gallery is the largest thing of its page.
        {...(!lazy && size === 'large' && { fetchpriority: 'high' })}
      />
    </picture>
  );
}

/** The place of a picture that there is not. */
export function NoPicture() {
  return (
    <S.NoPicture>
      <Icon of={iconHotel} size={48} />
    </S.NoPicture>
  );
}
