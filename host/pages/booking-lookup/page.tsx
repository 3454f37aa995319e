import { askBookingEmail } from '../../../widgets/client/visitor/account-bookings.ts';
import { STATIC_PATHS } from '../../../widgets/core/market/static-paths.ts';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import { bookingLookupIsland } from '../../render/booking-lookup-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import { Island } from '../island.tsx';
import * as S from '../page.styles.ts';

/** What a booking number can be; nothing else of an address is shown. */
const NUMBER = /^\d{8}$/;

/** Where a guest sees and gives back what was booked, by its number and their e-mail. */
export async function bookingLookupPage(request: PageRequest): Promise<Page> {
  const { t, locale, search, messages, apiOrigin, instant } = request;
  const asked = new URLSearchParams(search).get('number') ?? '';
  const number = NUMBER.test(asked) ? asked : '';
  // An account is the shop's, and no partner's.
  const own = number !== '' && !request.address.partner ? request.visitor : undefined;
  const email = own && (await askBookingEmail(own, number));
  const data = {
    number,
    ...(email !== undefined && { email }),
    termsUrl: inside(request.address.prefix, STATIC_PATHS[locale].sales ?? '/content/about'),
  };
  const phone = marketPhone(locale);
  return {
    status: 200,
    head: { title: `${t('checkout.lookup.title')} | Staykit`, robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page',
    data: { bookingLookup: data },
    body: (
      <S.Wrap>
        <Island name="booking-lookup">
          {bookingLookupIsland({ locale, origin: apiOrigin }, data, { messages, now: () => instant })}
        </Island>
        <noscript>
          <p>{t('checkout.lookup.script')}</p>
          <S.MainLink href={phone.href}>{phone.text}</S.MainLink>
        </noscript>
      </S.Wrap>
    ),
  };
}
