import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Carousel } from '@staykit/ui/primitives/carousel/carousel.tsx';
import * as S from '../../layout/page.styles.ts';
import { Expired } from './expired.styles.ts';
import { StayTile } from '../../layout/stay-tile.tsx';

interface ExpiredOffersProps {
  /** The other offers of the hotel; without any there is nothing to say. */
  offers: readonly OfferCard[];
  criteria: SearchCriteria;
  locale: Locale;
  t: Translate;
  productUrl: string;
  apiOrigin: string;
}

/** Comes too late for one offer of a hotel, and shows its others. [NOTFOUND-03] [NOTFOUND-04] */
export function ExpiredOffers({ offers, t, ...rest }: ExpiredOffersProps) {
  const [first] = offers;
  if (!first) return null;
  const title = t('host.othersIn', { hotel: first.hotel.label });
  return (
    <Expired>
      <div role="status">
        <strong>{t('host.tooLate')}</strong> <span>{t('host.expired')}</span>
      </div>
      <S.SectionHead>
        <h2>{title}</h2>
      </S.SectionHead>
      <Carousel
        label={title}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        items={offers.map((offer) => (
          <StayTile key={offer.id} offer={offer} t={t} title="offer" {...rest} />
        ))}
      />
    </Expired>
  );
}
