import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { bookingBoxIsland } from './booking-box/booking-box-island.tsx';
import type { BookingBoxData } from './booking-box/booking-box-data.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { GiftLogin } from '../gift/gift-login.tsx';
import { Island } from '../../registry/island.tsx';
import { islandPage } from '../../framework/island-page.ts';
import { PricedAt } from '../layout/priced-at.tsx';
import { PriceBox } from '../layout/detail.styles.ts';
import { SellingPoints } from './selling-points.tsx';
import { PriceFacts } from './price/price-facts.tsx';
import { BOOKING_PART } from './product-parts.ts';
import { Give, Phone, Side } from './product.styles.ts';

interface ProductSideProps {
  offer: ProductDetail;
  criteria: SearchCriteria;
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'bookingBox'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >;
  /** What the booking box starts with, where the stay is booked or given here: not a day with a partner. */
  box: BookingBoxData | undefined;
}

/** What a stay costs and how it is booked, beside its description. */
export function ProductSide({ offer, criteria, request, box }: ProductSideProps) {
  const { t, locale, messages, instant, address } = request;
  const phone = marketPhone(locale);
  return (
    <Side id={BOOKING_PART} data-section="booking">
      <PricedAt request={request} />
      {box ? (
        <Island name="booking-box">
          {bookingBoxIsland(islandPage(request), box, {
            // The server asks for nothing here: what the box shows first is given.
            client: request.bookingBox,
            messages,
            now: () => instant,
          })}
        </Island>
      ) : (
        <PriceBox>
          <div data-shown="">
            <PriceFacts offer={offer} criteria={criteria} locale={locale} t={t} />
          </div>
          {/* A day with a partner has no nights to choose: its own page sells it. */}
          <Give href={`${address.prefix}/activity/${offer.id}#a=${criteria.pax.adult}`}>
            {t('booking.offer')}
          </Give>
        </PriceBox>
      )}
      <SellingPoints flow={offer.itemCategory === 'activity' ? 'activity' : criteria.flow} t={t} />
      <Phone data-reference="">
        <h2>{t('host.bookByPhone')}</h2>
        <p>{t('host.bookByPhoneText', { reference: offer.id })}</p>
        <p>{phoneHoursText(locale, t)}</p>
        <a href={phone.href}>{phone.text}</a>
        <GiftLogin request={request} />
      </Phone>
    </Side>
  );
}
