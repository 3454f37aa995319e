import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import type { CartItem } from '@staykit/analytics/events.ts';
import { serverStay } from '../../framework/island-page.ts';
import { Checkout } from './checkout.tsx';
import { giftBoughtPage } from './bought/bought-page.tsx';
import {
  CHECKOUT_ROUTES,
  GIFT_PAGE_PATH,
  type CheckoutRoutes,
} from '@staykit/core/offer/checkout/checkout-routes.ts';
import { inside } from '@staykit/routing/inside.ts';
import { Island } from '../../registry/island.tsx';
import { notFoundPage } from '../errors/not-found/page.tsx';
import { CheckoutEnded } from './checkout-ended.tsx';
import type { CheckoutData, CheckoutFailure } from './checkout-data.ts';
import { activityCheckoutPage, giftCheckoutPage } from './gift/gift-pages.tsx';
import { loadCheckout } from './load-checkout.ts';
import { RETURN_PATH } from './payment/hosted-payment.ts';
import { paymentReturnPage } from './return/return-page.tsx';
import { ByPhone, ENDED_STATUS, SaleDown, salePage } from './sale/sale-page.tsx';

/** Ends of the addresses of checkouts, each of a flow. [PROUTE-16] */
const OF: Record<keyof CheckoutRoutes, RegExp> = {
  booking: endOf(CHECKOUT_ROUTES.booking),
  gifting: endOf(CHECKOUT_ROUTES.gifting),
  activity: endOf(CHECKOUT_ROUTES.activity),
};

/** Where buyers come back to from the page of the payment provider. */
const RETURN = endOf(RETURN_PATH);

/** Where the buyer of a gift sees it. */
const BOUGHT = endOf(GIFT_PAGE_PATH);

function endOf(route: string): RegExp {
  return new RegExp(`${route}/?$`);
}

/** Where a flow is paid: a dated stay, what is given, or an activity, as the address says. [PROUTE-16] */
export async function checkoutPage(request: PageRequest): Promise<SitePage> {
  const { t, path } = request;
  const [asked = ''] = path.split('?', 1);
  if (BOUGHT.test(asked)) return giftBoughtPage(request);
  if (OF.gifting.test(asked)) return giftCheckoutPage(request);
  if (OF.activity.test(asked)) return activityCheckoutPage(request);
  if (RETURN.test(asked)) return paymentReturnPage(request);
  if (!OF.booking.test(asked)) return notFoundPage(request);
  const loaded = await loadCheckout(request);
  const title = t('checkout.title');
  if ('failure' in loaded)
    return salePage({
      title,
      status: ENDED_STATUS[loaded.failure.kind],
      children: failureBody(loaded.failure, request),
    });
  const { data } = loaded;
  return salePage({
    title,
    islands: { checkout: data },
    cart: cartOf(data),
    children: (
      <>
        <Island name="checkout">
          <Checkout data={data} stay={serverStay(request)} />
        </Island>
        <ByPhone
          request={request}
          words={[t('checkout.script'), t('host.bookByPhoneText', { reference: data.start.offerId })]}
        />
      </>
    ),
  });
}

/** What analytics learn about a stay at the checkout. */
function cartOf({ start, product, quote }: CheckoutData): CartItem {
  const price = quote.priceInfo?.totalPrice;
  const item = { id: start.productId, label: product.label, flow: 'booking' as const, quantity: 1 };
  return { ...item, ...(price !== undefined && { price }) };
}

function failureBody(failure: CheckoutFailure, request: PageRequest) {
  const { t, locale, address } = request;
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
  return <SaleDown request={request}>{t('checkout.down')}</SaleDown>;
}
