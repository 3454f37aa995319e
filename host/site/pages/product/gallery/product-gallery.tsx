import type { ReactNode } from 'react';
import type { HotelContent } from '@staykit/core/offer/hotel.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconEnlarge } from '@staykit/ui/primitives/icon/icons.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { NoPicture, StayPicture } from '../../layout/stay-tile.tsx';
import { Popover } from '../popover/popover.tsx';
import * as S from '../product.styles.ts';

/** Pictures that a desk shows at once. [GALLERY-01] */
const PICTURES_SHOWN = 4;

interface ProductGalleryProps {
  images: readonly string[];
  /** What is known of photos among them. */
  photos?: HotelContent['photos'];
  /** Whose pictures they are. */
  name: string;
  request: Pick<PageRequest, 'apiOrigin' | 't'>;
  /** They get a heart once the page is live. [PRODUCT-40] */
  hearted?: boolean;
  /** What stands over the pictures. */
  children?: ReactNode;
}

/**
 * Four pictures on a desk, one to be moved on by swipe or keys on a phone, and all of them large behind a button.
 * [GALLERY-01] [GALLERY-05] [GALLERY-06]
 */
export function ProductGallery(props: ProductGalleryProps) {
  const { images, photos = [], name, request, hearted = false, children } = props;
  const { t, apiOrigin } = request;
  const pictures = [...new Set(images.filter(Boolean))];
  const picture = (base: string, index: number, size: 'small' | 'large', fills = false) => (
    <li key={base}>
      <StayPicture
        path={base}
        origin={apiOrigin}
        size={size}
        alt={
          photos.find(({ image }) => image === base)?.caption ??
          t('host.photo', { hotel: name, number: index + 1 })
        }
        {...(fills && { sizes: '100vw' })}
        lazy={fills || index > 0}
      />
      {fills && <PhotoText {...photos.find(({ image }) => image === base)} />}
    </li>
  );
  return (
    <S.Pictures data-section="gallery" {...(hearted && { 'data-wish': '' })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is moved sideways, with keys as well */}
      <ul data-pictures="" tabIndex={0} aria-label={t('card.photos', { name })}>
        {pictures
          .slice(0, PICTURES_SHOWN)
          .map((base, index) => picture(base, index, index === 0 ? 'large' : 'small'))}
        {pictures.length === 0 && (
          <li>
            <NoPicture />
          </li>
        )}
      </ul>
      {children}
      {pictures.length > 1 && (
        <>
          <S.SeeAll type="button" popoverTarget="pictures">
            <Icon of={iconEnlarge} />
            {t('product.pictures', { count: pictures.length })}
          </S.SeeAll>
          <Popover id="pictures" title={name} t={t} wide>
            <ul data-slides="">{pictures.map((base, index) => picture(base, index, 'large', true))}</ul>
          </Popover>
        </>
      )}
    </S.Pictures>
  );
}

/** Caption and credit of a photo, below it. */
function PhotoText({ caption, credit }: { caption?: string; credit?: string }) {
  const text = [caption, ...(credit === undefined ? [] : [`© ${credit}`])].filter(Boolean).join(' · ');
  return text && <p data-caption="">{text}</p>;
}
