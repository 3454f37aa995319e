import { Picture } from '@staykit/ui/components/gallery/picture.tsx';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { Stars } from '@staykit/ui/components/reviews/review-score/stars.tsx';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { recentlyViewedOn, type RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { Percent } from '@staykit/ui/components/price/price-tag/percent.styles.ts';
import { Carousel } from '@staykit/ui/primitives/carousel/carousel.tsx';
import { inside } from '@staykit/routing/inside.ts';
import { HotelTile, Part } from '../hotel/hotel.styles.ts';

interface RecentlyViewedRowProps {
  /** The page that shows it, by name. */
  page: string;
  /** All that was viewed, the newest first. */
  list: readonly RecentlyViewed[];
  /** What the page itself is about. */
  present?: string;
  stay: Stay;
  prefix: string;
}

/** What was viewed before, as a row; without anything there is no row. [RECENT-05] [RECENT-06] [ACTIVITY-04] */
export function RecentlyViewedRow({ page, list, present, stay, prefix }: RecentlyViewedRowProps) {
  const items = recentlyViewedOn(page, list, present);
  if (items.length === 0) return null;
  const { t } = stay;
  const title = t(page === 'activity' ? 'recent.activities' : 'recent.title');
  return (
    <StayContext.Provider value={stay}>
      <Part data-section="recently-viewed">
        <h2>{title}</h2>
        <Carousel
          label={title}
          previousLabel={t('common.previous')}
          nextLabel={t('common.next')}
          items={items.map((item) => (
            <Card key={item.id} item={item} stay={stay} prefix={prefix} />
          ))}
        />
      </Part>
    </StayContext.Provider>
  );
}

function Card({ item, stay, prefix }: { item: RecentlyViewed; stay: Stay; prefix: string }) {
  const { t, locale } = stay;
  const { label, imageUrl, uri, price, hotel } = item;
  const { sellPrice, refPrice, promo = 0, nights = 0 } = price;
  return (
    <HotelTile data-offer={item.id} data-cents={sellPrice}>
      <Picture src={imageUrl} alt="" />
      <div>
        <h3>
          <a href={inside(prefix, uri)}>{label}</a>
        </h3>
        <p>{[hotel.label, hotel.location.label].join(' · ')}</p>
        {!!hotel.stars && <Stars count={hotel.stars} />}
        {hotel.review && <ReviewScore {...hotel.review} />}
        <p data-price="">
          {formatMoney(sellPrice, locale)}
          {refPrice !== undefined && promo > 0 && (
            <>
              {' '}
              <s>{formatMoney(refPrice, locale)}</s> <Percent>{t('card.promo', { percent: promo })}</Percent>
            </>
          )}
        </p>
        {nights > 0 && <p>{t('common.nights', { count: nights })}</p>}
      </div>
    </HotelTile>
  );
}
