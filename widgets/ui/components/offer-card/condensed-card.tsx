import type { MouseEvent } from 'react';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { Picture } from '../gallery/picture.tsx';
import { PriceTag } from '../price/price-tag/price-tag.tsx';
import { priceView } from '../price/price-tag/price-tag.model.ts';
import { ReviewScore } from '../reviews/review-score/review-score.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { roomsText } from '../travellers/pax-text.ts';
import { Body, Card, Media } from './condensed-card.styles.ts';
import { cardImages, cardStay } from './offer-card.model.ts';

export interface CondensedCardProps {
  offer: OfferCard;
  /** What the visitor searched for: travellers, nights, flow. */
  criteria: SearchCriteria;
  href: string;
  onSelect?: (event: MouseEvent, offer: OfferCard) => void;
}

/** An offer in few words, where several stand beside something else: one picture, its name and its price. [CARD-01] */
export function CondensedCard({ offer, criteria, href, onSelect }: CondensedCardProps) {
  const { t } = useStay();
  const { nights, people } = cardStay(offer, criteria);
  const [picture] = cardImages(offer);
  return (
    <Card role="article" part="card" data-kind="condensed" data-offer={offer.id}>
      <Media>{picture !== undefined && <Picture src={picture} alt="" />}</Media>
      <Body>
        <h3>
          <a href={href} onClick={(event) => onSelect?.(event, offer)}>
            {offer.label}
          </a>
        </h3>
        <p>{offer.hotel.label}</p>
        <ReviewScore {...offer.hotel.review} />
        <PriceTag
          price={priceView(offer, criteria, nights)}
          unit="night"
          canTurn={hasDates(criteria.flow)}
          details={[t('card.people', { count: people }), ...roomsText(offer.nbRooms, t)]}
        />
      </Body>
    </Card>
  );
}
