import { Picture } from '@staykit/ui/components/gallery/picture.tsx';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { Stars } from '@staykit/ui/components/reviews/review-score/stars.tsx';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { starsOf } from '@staykit/core/offer/hotel.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { Carousel } from '@staykit/ui/primitives/carousel/carousel.tsx';
import { inside } from '@staykit/routing/inside.ts';
import type { NearbyHotelsData } from './hotel-data.ts';
import { HotelTile, Part } from './hotel.styles.ts';

/** How many hotels a press of an arrow goes on. [HOTEL-07] */
export const NEARBY_STEP = 3;

interface NearbyHotelsProps {
  data: NearbyHotelsData;
  stay: Stay;
  prefix: string;
}

/** Hotels around, the nearest first; without any there is no such part. [HOTEL-07] */
export function NearbyHotels({ data: { hotels }, stay, prefix }: NearbyHotelsProps) {
  if (hotels.length === 0) return null;
  const { t, locale } = stay;
  const title = t('hotel.nearby');
  return (
    <StayContext.Provider value={stay}>
      <Part data-section="nearby">
        <h2>{title}</h2>
        <Carousel
          label={title}
          step={NEARBY_STEP}
          previousLabel={t('common.previous')}
          nextLabel={t('common.next')}
          items={hotels.map((hotel) => {
            const { id, uri, label, imageUrl, location, review, distance, fromPrice } = hotel;
            const stars = starsOf(hotel);
            return (
              <HotelTile key={id} data-offer={id} data-cents={fromPrice}>
                <Picture src={imageUrl ?? ''} alt="" />
                <div>
                  <h3>
                    <a href={inside(prefix, uri)}>{label}</a>
                  </h3>
                  {!!stars && <Stars count={stars} />}
                  <p>
                    {[
                      location.label,
                      distance !== undefined && t('card.distance', { count: Math.round(distance) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <ReviewScore {...review} />
                  {fromPrice !== undefined && (
                    <p data-price="">{`${t('card.from')} ${formatMoney(fromPrice, locale)}`}</p>
                  )}
                </div>
              </HotelTile>
            );
          })}
        />
      </Part>
    </StayContext.Provider>
  );
}
