import { ungrouped } from '@staykit/values/text/pasted.ts';
import { withShop } from '@staykit/core/market/shop.ts';
import { askBookingEmail } from '@staykit/client/visitor/account-bookings.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { serverStay } from '../../framework/island-page.ts';
import { BookingLookup } from './booking-lookup.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { accountWay } from '../checkout/stay/account-way.ts';
import { RETURN_PATH } from '../checkout/payment/hosted-payment.ts';
import { inside } from '@staykit/routing/inside.ts';
import { Island } from '../../registry/island.tsx';
import * as S from '../layout/page.styles.ts';

/** What a booking number can be; nothing else of an address is shown. */
const NUMBER = /^\d{8}$/;

/** What the name of a prepared stay can be. */
const OFFER = /^[\w.:-]{1,60}$/;

/** Where a guest sees and gives back what was booked, by its number and their e-mail. */
export async function bookingLookupPage(
  request: Pick<
    PageRequest,
    'address' | 'apiOrigin' | 'instant' | 'locale' | 'search' | 't' | 'visit' | 'visitor'
  >,
): Promise<SitePage> {
  const { t, locale, search } = request;
  const query = new URLSearchParams(search);
  const asked = ungrouped(query.get('number') ?? '');
  const offer = query.get('offer') ?? '';
  const number = NUMBER.test(asked) ? asked : '';
  // An account is the shop's, and no partner's.
  const own = number !== '' && !request.address.partner ? request.visitor : undefined;
  const email = own && (await askBookingEmail(own, number));
  const data = {
    number,
    returnPath: inside(request.address.prefix, RETURN_PATH),
    ...(email !== undefined && { email }),
    ...accountWay(request),
    ...(OFFER.test(offer) && { offer }),
    termsUrl: inside(request.address.prefix, STATIC_PATHS[locale].sales ?? '/content/about'),
  };
  const phone = marketPhone(locale);
  return {
    status: 200,
    head: { title: withShop(t('checkout.lookup.title')), robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page',
    islands: { 'booking-lookup': data },
    body: (
      <S.Wrap>
        <Island name="booking-lookup">
          <BookingLookup data={data} stay={serverStay(request)} />
        </Island>
        <noscript>
          <p>{t('checkout.lookup.script')}</p>
          <S.MainLink href={phone.href}>{phone.text}</S.MainLink>
        </noscript>
      </S.Wrap>
    ),
  };
}
