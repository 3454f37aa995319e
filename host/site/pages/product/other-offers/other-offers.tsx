import type { Track } from '@staykit/analytics/track.ts';
import { selectItem } from '@staykit/analytics/select-item.ts';
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
  track: Track;
}

/** The other offers of the hotel beside each other, four further with each press. [PRODUCT-30] [PRODUCT-31] [PANALYTICS-02] */
export function OtherOffers({ offers, hotel, t, track, ...rest }: OtherOffersProps) {
  if (offers.length === 0) return null;
  const title = t('product.others', { count: offers.length, hotel });
  const { flow } = rest.criteria;
  return (
    <>
      <h2>{title}</h2>
      <Carousel
        label={title}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        items={offers.map((offer, position) => (
          // The link inside is what is pressed, by whatever means; this only hears of it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={offer.id}
            data-offer={offer.id}
            onClick={(event) => {
              if ((event.target as Element).closest('a'))
                track('select_item', selectItem({ offer, position, flow }));
            }}
          >
            <StayTile offer={offer} t={t} title="offer" {...rest} />
          </div>
        ))}
      />
    </>
  );
}
