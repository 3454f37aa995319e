import type { ReactNode } from 'react';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconEnlarge } from '@staykit/ui/primitives/icon/icons.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { StayPicture } from '../../layout/stay-tile.tsx';
import { Popover } from '../popover/popover.tsx';
import * as S from '../product.styles.ts';

/** Pictures that a desk shows at once. [GALLERY-01] */
const PICTURES_SHOWN = 4;

interface ProductGalleryProps {
  images: readonly string[];
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
  const { images, name, request, hearted = false, children } = props;
  const { t, apiOrigin } = request;
  const pictures = [...new Set(images)];
  const picture = (base: string, index: number, size: 'small' | 'large', lazy: boolean) => (
    <li key={base}>
      <StayPicture
        base={`${apiOrigin}${base}`}
        size={size}
        width={size === 'large' ? 960 : 640}
        height={size === 'large' ? 540 : 360}
        alt={t('host.photo', { hotel: name, number: index + 1 })}
        lazy={lazy}
      />
    </li>
  );
  return (
    <S.Pictures data-section="gallery" {...(hearted && { 'data-wish': '' })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is moved sideways, with keys as well */}
      <ul data-pictures="" tabIndex={0} aria-label={t('card.photos', { name })}>
        {pictures
          .slice(0, PICTURES_SHOWN)
          .map((base, index) => picture(base, index, index === 0 ? 'large' : 'small', index > 0))}
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
