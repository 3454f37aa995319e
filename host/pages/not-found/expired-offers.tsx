import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import { Carousel } from '../../../widgets/primitives/carousel/carousel.tsx';
import * as S from '../page.styles.ts';
import { Expired } from './expired.styles.ts';
import { StayTile } from '../stay-tile.tsx';

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
