import { phoneHoursText } from '../../../widgets/core/contact/help-hours.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { checkoutIsland } from '../../render/checkout-island.tsx';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import { CHECKOUT_ROUTES, type CheckoutRoutes } from '../../../widgets/core/offer/checkout-routes.ts';
import { inside } from '../../routing/inside.ts';
import { Island } from '../island.tsx';
import { notFoundPage } from '../not-found/page.tsx';
import * as P from '../page.styles.ts';
import { CheckoutEnded } from './checkout-ended.tsx';
import type { CheckoutFailure } from './checkout-data.ts';
import * as S from './checkout.styles.ts';
import { activityCheckoutPage, giftCheckoutPage } from './gift/gift-pages.tsx';
import { loadCheckout } from './load-checkout.ts';

/** Ends of the addresses of checkouts, each of a flow. [PROUTE-16] */
const OF: Record<keyof CheckoutRoutes, RegExp> = {
  booking: endOf(CHECKOUT_ROUTES.booking),
  gifting: endOf(CHECKOUT_ROUTES.gifting),
  activity: endOf(CHECKOUT_ROUTES.activity),
};

function endOf(route: string): RegExp {
  return new RegExp(`${route}/?$`);
}

const STATUS = { unreadable: 404, undated: 200, gone: 200, down: 503 } as const;

/** Where a flow is paid: a dated stay, what is given, or an activity, as the address says. [PROUTE-16] */
export async function checkoutPage(request: PageRequest): Promise<Page> {
  const { t, path, locale, messages, apiOrigin, instant } = request;
  const [asked = ''] = path.split('?', 1);
  if (OF.gifting.test(asked)) return giftCheckoutPage(request);
  if (OF.activity.test(asked)) return activityCheckoutPage(request);
  if (!OF.booking.test(asked)) return notFoundPage(request);
  const loaded = await loadCheckout(request);
  const page = {
    // Nobody's to find, and nobody's to keep: it holds a price that lapses.
    head: { title: `${t('checkout.title')} | Staykit`, robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page' as const,
  };
  if ('failure' in loaded)
    return {
      ...page,
      status: STATUS[loaded.failure.kind],
      data: {},
      body: <P.Wrap>{failureBody(loaded.failure, request)}</P.Wrap>,
    };
  const { data } = loaded;
  const phone = marketPhone(locale);
  return {
    ...page,
    status: 200,
    data: { checkout: data },
    body: (
      <P.Wrap>
        <Island name="checkout">
          {checkoutIsland({ locale, origin: apiOrigin }, data, { messages, now: () => instant })}
        </Island>
        <noscript>
          <S.NoScript>
            <p>{t('checkout.script')}</p>
            <p>{t('host.bookByPhoneText', { reference: data.start.offerId })}</p>
            <p>{phoneHoursText(locale, t)}</p>
            <P.MainLink href={phone.href}>{phone.text}</P.MainLink>
          </S.NoScript>
        </noscript>
      </P.Wrap>
    ),
  };
}

function failureBody(failure: CheckoutFailure, { t, locale, path, search, address }: PageRequest) {
  if (failure.kind === 'unreadable')
    return (
      <CheckoutEnded
        locale={locale}
        t={t}
        title={t('checkout.unreadableTitle')}
        action={{ href: inside(address.prefix, '/search'), label: t('host.backToSearch') }}
      >
        {t('checkout.unreadable')}
      </CheckoutEnded>
    );
  if (failure.kind === 'undated')
    return (
      <CheckoutEnded
        locale={locale}
        t={t}
        title={t('calendar.title')}
        action={{ href: failure.backUrl, label: t('booking.addDates') }}
      >
        {t('booking.chooseDates')}
      </CheckoutEnded>
    );
  if (failure.kind === 'gone')
    return (
      <CheckoutEnded
        locale={locale}
        t={t}
        title={t('checkout.goneTitle')}
        action={{ href: failure.backUrl, label: t('checkout.otherDates') }}
      >
        {t('errors.noAvailability')}
      </CheckoutEnded>
    );
  return (
    <CheckoutEnded
      locale={locale}
      t={t}
      title={t('checkout.downTitle')}
      action={{ href: `${path.split('?', 1)[0]}${search}`, label: t('common.retry') }}
    >
      {t('checkout.down')}
    </CheckoutEnded>
  );
}
