import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import * as S from '../page.styles.ts';
import { StayTile } from '../stay-tile.tsx';

interface HotelStaysProps {
  offers: readonly OfferCard[];
  criteria: SearchCriteria;
  locale: Locale;
  t: Translate;
  productUrl: string;
  apiOrigin: string;
}

/** The stays of a hotel, for the days and travellers of the search. */
export function HotelStays({ offers, ...rest }: HotelStaysProps) {
  if (offers.length === 0) return <p>{rest.t('errors.noAvailability')}</p>;
  return (
    <S.Tiles>
      {offers.map((offer) => (
        <li key={offer.id}>
          <StayTile offer={offer} {...rest} title="offer" />
        </li>
      ))}
    </S.Tiles>
  );
}
