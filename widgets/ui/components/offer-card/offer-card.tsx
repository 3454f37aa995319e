import type { MouseEvent, ReactNode } from 'react';
import { chosenBadges } from '@staykit/core/offer/card/badges.ts';
import { hasEcoLabel } from '@staykit/core/offer/card/eco-label.ts';
import type { OfferCard as Offer } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { wholeKm } from '@staykit/core/search/map/distance.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconLeaf, iconMapPin } from '../../primitives/icon/icons.ts';
import { Badges } from '../badges/badges.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { PriceTag } from '../price/price-tag/price-tag.tsx';
import { priceView } from '../price/price-tag/price-tag.model.ts';
import { ReviewScore } from '../reviews/review-score/review-score.tsx';
import { Stars } from '../reviews/review-score/stars.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { roomsText } from '../travellers/pax-text.ts';
import { badgeText } from './badge-texts.ts';
import { CardPerks } from './card-perks.tsx';
import { callToAction, cardImages, cardKind, cardStay, ownDates } from './offer-card.model.ts';
import type { CardKind } from './offer-card.model.ts';
import * as S from './offer-card.styles.ts';

export interface OfferCardProps {
  offer: Offer;
  /** What the visitor searched for: travellers, nights, flow. */
  criteria: SearchCriteria;
  /** Where the card leads, with flow and hash. */
  href: string;
  /** By what it sells by default. [CARD-01] */
  kind?: CardKind;
  /** Opens in a new tab on a plain press. [ROUTE-19] */
  newTab?: boolean;
  /** In the first row of a page: its picture loads at once. */
  eager?: boolean;
  /** Shows 'Promo: Save ..% extra' where the offer has an automatic discount. [CARD-13] [EXPERIMENT-02] */
  showAutoDiscount?: boolean;
  /** Stands where the price does: the `Difference` of a modification. [CARD-02] */
  price?: ReactNode;
  /** Stands over the picture: the `Heart` of a wish list. [WISHLIST-01] */
  heart?: ReactNode;
  /** Stands over the picture, below ours. */
  badge?: ReactNode;
  /** Stands at the end of the card. */
  footer?: ReactNode;
  /** Shows the pictures large, from one on; there is no button for it without. [CARD-23] */
  onPhotos?: (offer: Offer, index: number) => void;
  /** Where the other offers of the hotel are. [CARD-12] */
  othersHref?: string;
  onOthers?: (event: MouseEvent, offer: Offer) => void;
  onSelect?: (event: MouseEvent, offer: Offer) => void;
}

/** One offer of a result list; the whole card leads to it, and its buttons do not. [CARD-01..19] */
export function OfferCard(props: OfferCardProps) {
  const { offer, criteria, href, newTab = false, eager = false, othersHref, onPhotos } = props;
  const stay = useStay();
  const { t } = stay;
  const kind = props.kind ?? cardKind(offer, criteria.flow);
  const { hotel } = offer;
  const { nights, people, dated } = cardStay(offer, criteria);
  const select = (event: MouseEvent) => props.onSelect?.(event, offer);
  const tone = kind === 'gift' ? 'gift' : 'accent';
  const [title, more] = kind === 'hotel' ? [hotel.label, offer.label] : [offer.label, hotel.label];
  // A list has many offers of one name: what leads to them, and their article, name the hotel too.
  const fullName = `${title}, ${more}`;

  return (
    <S.Card
      role="article"
      aria-label={fullName}
      part="card"
      data-kind={kind}
      data-offer={offer.id}
      {...(!dated && kind !== 'gift' && { 'data-undated': '' })}
    >
      <Gallery
        images={cardImages(offer)}
        name={hotel.label}
        href={href}
        eager={eager}
        {...(newTab && { target: '_blank' as const })}
        onOpen={select}
        {...(onPhotos && { onEnlarge: (index: number) => onPhotos(offer, index) })}
      >
        <Badges badges={chosenBadges(offer, dated).map((badge) => badgeText(badge, stay))} />
        {props.badge && <S.Badge>{props.badge}</S.Badge>}
        {props.heart}
      </Gallery>
      <S.Body>
        <S.Place>
          <Icon of={iconMapPin} size={16} />
          <span>{hotel.location.label}</span>
          {offer.distance !== undefined && (
            <span data-distance="">{t('card.distance', { count: wholeKm(offer.distance) })}</span>
          )}
        </S.Place>
        <S.Title>
          <a
            href={href}
            aria-label={fullName}
            onClick={select}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
          >
            {title}
          </a>
        </S.Title>
        <S.Hotel>
          <span>{more}</span>
          {!!hotel.stars && <Stars count={hotel.stars} />}
        </S.Hotel>
        <ReviewScore {...hotel.review}>
          {hasEcoLabel(hotel.ecoFacilities) && (
            <S.Eco part="eco">
              <Icon of={iconLeaf} size={16} />
              <span>{t('card.eco')}</span>
            </S.Eco>
          )}
        </ReviewScore>
        <CardPerks
          offer={offer}
          kind={kind}
          dated={dated}
          showAutoDiscount={props.showAutoDiscount ?? true}
        />
        {props.price ?? (
          <PriceTag
            price={priceView(offer, criteria, nights)}
            unit={kind === 'activity' ? 'person' : 'night'}
            canTurn={hasDates(criteria.flow)}
            details={[
              ...ownDates(offer, stay.locale),
              t('card.people', { count: people }),
              ...roomsText(offer.nbRooms, t),
            ]}
          />
        )}
        <S.Action part="action" data-tone={tone}>
          {t(`card.cta.${callToAction(kind)}`)}
        </S.Action>
        {othersHref && (
          <S.Others href={othersHref} onClick={(event: MouseEvent) => props.onOthers?.(event, offer)}>
            {t('card.otherOffers')}
          </S.Others>
        )}
        {props.footer && <S.Footer>{props.footer}</S.Footer>}
      </S.Body>
    </S.Card>
  );
}
