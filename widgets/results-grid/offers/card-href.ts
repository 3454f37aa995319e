import { partnerLink } from '@staykit/core/market/partner-link.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { cardLink } from '@staykit/core/offer/card/card-link.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';

type Where = Pick<ResultsGridProps, 'locale' | 'productUrl' | 'minisite'>;

/** Where a card leads, on this site or on the shop's. [ROUTE-15..17] */
export function cardHref(
  offer: Pick<OfferCard, 'uri' | 'itemCategory'> & { hotel: { id: string } },
  criteria: SearchCriteria,
  { locale, productUrl = '', minisite }: Where,
): string {
  return partnerLink(productUrl + cardLink(offer, criteria, locale), minisite);
}

/** Where the id of a hotel goes. */
const ID = '_id_';

/** The search for all offers of a card's hotel, which works without script too: written once for all cards. [CARD-12] */
export function otherOffersHref(criteria: SearchCriteria, { locale }: Where): (offer: OfferCard) => string {
  const query = criteriaToQuery({ ...criteria, hotelId: ID, page: 0 }, locale);
  return ({ hotel }) => `?${query.replace(ID, encodeURIComponent(hotel.id))}`;
}
