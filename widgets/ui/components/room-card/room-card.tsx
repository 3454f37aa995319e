import { useState } from 'react';
import type { MouseEvent } from 'react';
import { isNewYearStay } from '@staykit/core/offer/card/new-year.ts';
import { roomPictures, type Room, type RoomOffer } from '@staykit/core/offer/room.ts';
import { nightCents } from '@staykit/core/price/money.ts';
import { PROMO_THRESHOLDS } from '@staykit/core/price/promo.ts';
import { Button, looksOf } from '../../primitives/button/button.tsx';
import { Carousel } from '../../primitives/carousel/carousel.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconCheck } from '../../primitives/icon/icons.ts';
import { RadioList } from '../../primitives/radio-list/radio-list.tsx';
import { CancellationText } from '../cancellation-text/cancellation-text.tsx';
import { Picture } from '../gallery/picture.tsx';
import { PriceTag } from '../price/price-tag/price-tag.tsx';
import type { PriceView } from '../price/price-tag/price-tag.model.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { roomsText } from '../travellers/pax-text.ts';
import { differenceText } from './difference-text.ts';
import * as S from './room-card.styles.ts';
import { RoomFacts } from './room-facts.tsx';

export interface RoomCardProps {
  /** A room with at least one offer. */
  room: Room;
  /** The offer that was chosen before; the first of the room where it is none of its. [ROOM-01] [ROOM-03] */
  chosen?: string;
  /** Whether the prices are those of chosen days. */
  dated: boolean;
  /** How many travel, in words. */
  people: string;
  /** The page of an offer, where a press leads without script. */
  hrefOf: (offerId: string) => string;
  onSelect: (offer: RoomOffer) => void;
  onDetails: () => void;
}

/** A room with its offers: the chosen one says what it costs, what is in the price, and how it can be given back. [ROOM-08] */
export function RoomCard({ room, chosen, dated, people, hrefOf, onSelect, onDetails }: RoomCardProps) {
  const stay = useStay();
  const { t, locale } = stay;
  const [pressed, setPressed] = useState<string>();
  const [first] = room.offers;
  const offer =
    [pressed, chosen].map((id) => room.offers.find((one) => one.id === id)).find(Boolean) ?? first;
  if (!first || !offer) return null;
  const { programLines = [], cancellationPolicy, price } = offer;
  const isNewYear = (one: RoomOffer) =>
    isNewYearStay([one.label ?? '', ...(one.programLines ?? []).map(({ label }) => label)], locale);
  const select = (event: MouseEvent) => {
    // With a key held the link is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(offer);
  };
  return (
    <S.Card data-room={room.uuid} aria-label={room.title}>
      <S.Pictures>
        <Carousel
          single
          dots
          label={t('card.photos', { name: room.title })}
          previousLabel={t('card.previousPhoto')}
          nextLabel={t('card.nextPhoto')}
          items={roomPictures(room).map((src, at) => (
            <Picture key={src} src={src} alt={at === 0 ? room.title : ''} />
          ))}
        />
      </S.Pictures>
      <S.About>
        <h3>{room.title}</h3>
        <RoomFacts room={room} />
        {room.description !== undefined && <p>{room.description}</p>}
        <S.Highlights>
          {[...new Set(room.highlights)]
            .filter((line) => line !== room.bedding)
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </S.Highlights>
        <S.More>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t('hotel.detailsOf', { room: room.title })}
            onClick={onDetails}
          >
            {t('hotel.details')}
          </Button>
        </S.More>
      </S.About>
      <S.Offers>
        <RadioList
          name={`room-${room.uuid}`}
          label={t('hotel.roomOffers', { room: room.title })}
          value={offer.id}
          onChange={setPressed}
          options={room.offers.map((one) => ({
            value: one.id,
            label: (
              <S.OfferName>
                {one.label ?? room.title}
                {isNewYear(one) && <S.Badge>{t('hotel.newYear')}</S.Badge>}
              </S.OfferName>
            ),
            ...(one !== first && { count: differenceText(first, one, stay) ?? '' }),
          }))}
        />
        <S.Chosen aria-live="polite">
          <ul>
            {programLines.map(({ type, label }) => (
              <li key={type + label}>
                <Icon of={iconCheck} size={16} />
                {label}
              </li>
            ))}
          </ul>
          {cancellationPolicy && (
            <p>
              <CancellationText policy={cancellationPolicy} dated={dated} length="short" />
            </p>
          )}
        </S.Chosen>
        <S.Foot>
          <PriceTag
            price={roomPrice(price, dated)}
            unit="night"
            details={[people, ...roomsText(price.nbRooms, t)]}
          />
          <S.Select
            href={hrefOf(offer.id)}
            aria-haspopup="dialog"
            aria-label={t('hotel.selectOf', { offer: [room.title, offer.label].filter(Boolean).join(', ') })}
            onClick={select}
            {...looksOf({ variant: 'primary', size: 'l', block: true })}
          >
            {t('hotel.select')}
          </S.Select>
        </S.Foot>
      </S.Offers>
    </S.Card>
  );
}

/** The price of an offer as it is written, on chosen days with its promotion where that is worth showing. [PRICE-08] */
function roomPrice(price: RoomOffer['price'], dated: boolean): PriceView {
  const { sellPrice, refPrice, nights = 1, promoPercentageRounded: percent = 0 } = price;
  const isPromoted = dated && percent >= PROMO_THRESHOLDS.offerList;
  return {
    total: sellPrice,
    single: nightCents(sellPrice, nights),
    nights,
    from: !dated,
    ...(refPrice !== undefined && isPromoted && { before: refPrice, percent }),
  };
}
