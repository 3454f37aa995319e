import type { Locale } from '@staykit/values/market/locale.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Carousel } from '@staykit/ui/primitives/carousel/carousel.tsx';
import { StayTile } from '../../layout/stay-tile.tsx';

interface OtherOffersProps {
  /** Without any there is nothing to say. */
  offers: readonly OfferCard[];
  /** The name of their hotel. */
  hotel: string;
  criteria: SearchCriteria;
  locale: Locale;
  t: Translate;
  productUrl: string;
  apiOrigin: string;
}

/** The other offers of the hotel beside each other, four further with each press. [PRODUCT-30] [PRODUCT-31] */
export function OtherOffers({ offers, hotel, t, ...rest }: OtherOffersProps) {
  if (offers.length === 0) return null;
  const title = t('product.others', { count: offers.length, hotel });
  return (
    <>
      <h2>{title}</h2>
      <Carousel
        label={title}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        items={offers.map((offer) => (
          <StayTile key={offer.id} offer={offer} t={t} title="offer" {...rest} />
        ))}
      />
    </>
  );
}
