import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { FALLBACK_RADIUS_KM } from '@staykit/core/search/fallback.ts';
import { coordinatesOf, type HotelLocation } from '@staykit/core/offer/hotel.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconMapPin } from '@staykit/ui/primitives/icon/icons.ts';

const Place = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.touch')};
  color: ${token('color.accent')};
  text-underline-offset: 3px;
  ${focusRing}
`;

export interface HotelPlaceProps {
  /** Whose place it is: the map shows its marker. */
  hotelId: string;
  location: HotelLocation;
  criteria: SearchCriteria;
  locale: Locale;
  t: Translate;
  /** Before the path of the search. */
  prefix: string;
  /** What the link says in place of the name of the place: what a press does. */
  action?: string;
}

/**
 * Where a hotel is. A press opens the map at it; without script the link leads to the stays around. [MAP-13] [PRODUCT-09]
 */
export function HotelPlace({ hotelId, location, criteria, locale, t, prefix, action }: HotelPlaceProps) {
  const { label } = location;
  const at = coordinatesOf(location);
  if (!at) return <p data-muted="">{label}</p>;
  const { lat, lng } = at;
  const { hotelId: _hotel, ...rest } = criteria;
  const around = { ...rest, lat, lng, distanceMin: 0, distanceMax: FALLBACK_RADIUS_KM, distanceActive: true };
  return (
    <p>
      <Place
        href={`${prefix}/search?${criteriaToQuery({ ...around, page: 0 }, locale)}`}
        data-hotel-map={`${lat},${lng}`}
        data-hotel={hotelId}
        aria-label={`${label}, ${t('map.see')}`}
      >
        <Icon of={iconMapPin} />
        {action ?? label}
      </Place>
    </p>
  );
}
