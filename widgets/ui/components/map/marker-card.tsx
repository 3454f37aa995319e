import { forwardRef } from 'react';
import type { MouseEvent } from 'react';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { iconClose } from '../../primitives/icon/icons.ts';
import { Picture } from '../gallery/picture.tsx';
import { callToAction, cardKind, cardStay } from '../offer-card/offer-card.model.ts';
import { ReviewScore } from '../reviews/review-score/review-score.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { roomsText } from '../travellers/pax-text.ts';
import { usePriceWords } from '../price/price-words.ts';
import type { MapPoint } from './map-props.ts';
import * as S from './marker-card.styles.ts';

export interface MarkerCardProps {
  /** What the marker knows. */
  point: MapPoint;
  /** What its detail says; absent while it is on its way, and where it could not be had. */
  offer?: OfferCard;
  loading: boolean;
  criteria: SearchCriteria;
  /** Where the offer is. */
  href: string;
  onOpen: (event: MouseEvent) => void;
  onClose: () => void;
}

/** What a chosen marker stands for. Without its detail it shows what the marker knows. [MAP-04] [MAP-12] [API-28] */
export const MarkerCard = forwardRef<HTMLElement, MarkerCardProps>(function MarkerCard(
  { point, offer, loading, criteria, href, onOpen, onClose },
  ref,
) {
  const { t } = useStay();
  const { totalOf, wordsOf } = usePriceWords();
  const stay = offer && cardStay(offer, criteria);
  const cents = offer?.sellPrice ?? point.price;
  const price = cents === undefined ? undefined : { cents, nights: stay ? stay.nights : point.nights };
  const facts = [
    price && totalOf(price),
    stay && t('card.people', { count: stay.people }),
    ...roomsText(offer?.nbRooms, t),
  ];
  const kind = offer ? cardKind(offer, criteria.flow) : criteria.flow === 'gifting' ? 'gift' : 'normal';
  return (
    <S.Card ref={ref} tabIndex={-1} aria-label={point.label} aria-busy={loading} part="map-card">
      <S.Photo>{offer && <Picture src={offer.imageUrl} alt="" eager />}</S.Photo>
      <S.Text>
        <h3>{offer?.label ?? point.label}</h3>
        {offer && <S.Hotel>{[point.label, offer.hotel.location.label].join(' · ')}</S.Hotel>}
        {offer && <ReviewScore {...offer.hotel.review} />}
        {loading && (
          <>
            <S.Line />
            <S.Line />
          </>
        )}
        <S.Foot>
          <p>
            {price && (
              <strong>
                {offer?.priceType === 'final' ? wordsOf(price) : t('map.from', { price: wordsOf(price) })}
              </strong>
            )}
            {facts.filter(Boolean).join(' · ')}
          </p>
          <S.Go href={href} onClick={onOpen} data-tone={kind === 'gift' ? 'gift' : undefined}>
            {t(`card.cta.${callToAction(kind)}`)}
          </S.Go>
        </S.Foot>
      </S.Text>
      <S.Close>
        <IconButton icon={iconClose} label={t('map.closeCard')} onClick={onClose} />
      </S.Close>
    </S.Card>
  );
});
