import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';

const Place = styled.section`
  padding-top: ${token('space.32')};
  border-top: ${token('size.line')} solid ${token('color.line')};

  h2 {
    margin-bottom: ${token('space.16')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
    text-underline-offset: 3px;
  }
  article {
    width: min(276px, 80vw);
  }
  [data-offer] {
    height: 100%;
  }
  /* The cards come when this is seen: what stands below does not make way for them. */
  @media (scripting: enabled) {
    min-height: 432px;
  }
`;

interface OtherOffersPlaceProps {
  offer: ProductDetail;
  request: Pick<PageRequest, 'address' | 't'>;
}

/**
 * The place of the hotel's other offers, where it has any: they are fetched when it comes into view, and without script
 * a link leads to them. [PRODUCT-29]
 */
export function OtherOffersPlace({ offer: { id, hotel, weekendList = [] }, request }: OtherOffersPlaceProps) {
  const { t, address } = request;
  if (!weekendList.some((other) => other.id !== id)) return null;
  return (
    <Place
      data-section="others"
      data-other-offers={hotel.id}
      data-shown-offer={id}
      data-hotel={hotel.label}
      aria-label={t('host.othersIn', { hotel: hotel.label })}
    >
      <a href={inside(address.prefix, `/hotel/${encodeURIComponent(hotel.id)}`)}>
        {t('host.seeOthersHotel')}
      </a>
    </Place>
  );
}
