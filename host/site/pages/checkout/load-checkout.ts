import { isPublished, type ProductDetail } from '@staykit/core/offer/product.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { keepsLimits, stayLimits } from '@staykit/core/offer/stay-limits.ts';
import { askProfile } from '@staykit/client/visitor/profile.ts';
import { readCheckoutLink } from '@staykit/core/offer/checkout/checkout-link.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { quoteRefusal } from '@staykit/core/price/offer-quote.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { checkoutReturn, undatedReturn } from '@staykit/routing/checkout-return.ts';
import { inside } from '@staykit/routing/inside.ts';
import { requestCriteria } from '../search/load.ts';
import { accountWay } from './stay/account-way.ts';
import { loadHosted } from './payment/hosted-payment.ts';
import { askPrice } from './stay/ask-price.ts';
import type { BookedProduct, CheckoutData, CheckoutFailure } from './checkout-data.ts';
import { saleSource } from './sale/sale-source.ts';

/** What the query of a checkout says, and what the gateway makes of it. */
export async function loadCheckout(
  request: PageRequest,
): Promise<{ data: CheckoutData } | { failure: CheckoutFailure }> {
  const { address, search, products, bookings, now, locale, visit } = request;
  const variants = Object.keys(visit.variants).length > 0 && { variants: visit.variants };
  const { prefix } = address;
  const start = readCheckoutLink(search);
  const backUrl = checkoutReturn(search, prefix);
  if (!start || backUrl === undefined) {
    const stayUrl = undatedReturn(search, prefix);
    return {
      failure: stayUrl === undefined ? { kind: 'unreadable' } : { kind: 'undated', backUrl: stayUrl },
    };
  }
  try {
    const criteria = { ...requestCriteria(request), flow: 'booking' as const };
    const detail = await products.productDetail(start.offerId, criteria);
    const limits = stayLimits(address.partner?.offerTerms, start.offerId);
    if (!isPublished(detail) || !keepsLimits(start.checkin, start.nights, limits))
      return { failure: { kind: 'gone', backUrl } };
    const product = bookedProduct(detail);
    const { promoCode: asked } = start;
    const hosted = await loadHosted(request);
    const priced = await askPrice({ start, product, ...variants, ...hosted }, bookings, {
      locale,
      today: now.date,
      promoCode: asked,
    });
    const { quote } = priced;
    if (quoteRefusal(quote) !== undefined) return { failure: { kind: 'gone', backUrl } };
    const terms = STATIC_PATHS[locale].sales;
    const source = saleSource(request, start);
    const { account } = accountWay(request);
    const profile = account === 'own' && request.visitor ? await askProfile(request.visitor) : undefined;
    const bookingUrl = inside(prefix, '/booking');
    const termsUrl = inside(prefix, terms ?? '/content/about');
    return {
      data: {
        start,
        product,
        ...priced,
        ...hosted,
        source,
        backUrl,
        bookingUrl,
        termsUrl,
        ...variants,
        ...(account && { account }),
        ...(profile && { profile }),
      },
    };
  } catch (error) {
    if (!(error instanceof StayError)) throw error;
    return { failure: { kind: isNotSold(error.code) ? 'gone' : 'down', backUrl } };
  }
}

function bookedProduct({ label, imageUrl, hotel, dataFlowMode }: ProductDetail): BookedProduct {
  return {
    label,
    imageUrl,
    hotel: {
      label: hotel.label,
      place: hotel.location.label,
      ...(hotel.stars !== undefined && { stars: hotel.stars }),
    },
    ...(dataFlowMode && { dataFlowMode }),
  };
}
