import { readGiftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { readActivityCheckoutLink } from '@staykit/core/offer/activity/activity-checkout-link.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import { serverStay } from '../../../framework/island-page.ts';
import { GiftCheckoutForm } from './gift-checkout.tsx';
import { inside } from '@staykit/routing/inside.ts';
import { Island } from '../../../registry/island.tsx';
import { CheckoutEnded } from '../checkout-ended.tsx';
import * as S from '../checkout.styles.ts';
import { ByPhone, ENDED_STATUS, SaleDown, salePage } from '../sale/sale-page.tsx';
import type { GiftCheckoutData, GiftCheckoutFailure } from './gift-data.ts';
import { givenItem } from './given-item.ts';
import { loadActivity } from './load-activity.ts';
import { loadGift } from './load-gift.ts';

type Loaded = { data: GiftCheckoutData } | { failure: GiftCheckoutFailure };

/** Where vouchers, boxes and gift cards are paid: the query says which. [PROUTE-16] */
export async function giftCheckoutPage(request: PageRequest): Promise<SitePage> {
  const start = readGiftCheckoutLink(request.search);
  return giftSale(request, start ? await loadGift(request, start) : { failure: { kind: 'unreadable' } });
}

/**
 * Where an activity is paid. Its address names it in the hash, which no server reads: the page asks for itself again with
 * the name in the query. [PROUTE-16] [ACTIVITY-12]
 */
export async function activityCheckoutPage(request: PageRequest): Promise<SitePage> {
  const start = readActivityCheckoutLink(request.search, '');
  if (start) return giftSale(request, await loadActivity(request, start));
  const { t } = request;
  return salePage({
    title: t('checkout.gift.title'),
    children: (
      <>
        <S.Ended data-asking="" role="status">
          <p>{t('checkout.gift.asking')}</p>
        </S.Ended>
        <div data-unnamed="" hidden>
          {failureBody({ kind: 'unreadable' }, request)}
        </div>
        <ByPhone request={request} words={[t('checkout.gift.script')]} />
      </>
    ),
  });
}

function giftSale(request: PageRequest, loaded: Loaded): SitePage {
  const { t } = request;
  if ('failure' in loaded)
    return salePage({
      title: t('checkout.gift.title'),
      status: ENDED_STATUS[loaded.failure.kind],
      children: failureBody(loaded.failure, request),
    });
  const { data } = loaded;
  const { product, ownUse } = data;
  return salePage({
    title: t(ownUse ? 'checkout.gift.titleOwn' : 'checkout.gift.title'),
    islands: { 'gift-checkout': data },
    // The amount of a card may be typed on this page.
    cart: { ...givenItem(product), ...(product.sellPrice > 0 && { price: product.sellPrice }) },
    children: (
      <>
        <Island name="gift-checkout">
          <GiftCheckoutForm data={data} stay={serverStay(request)} />
        </Island>
        <ByPhone
          request={request}
          words={[t('checkout.gift.script'), t('checkout.gift.reference', { reference: product.productId })]}
        />
      </>
    ),
  });
}

function failureBody(failure: GiftCheckoutFailure, request: PageRequest) {
  const { t, locale, address } = request;
  if (failure.kind === 'unreadable')
    return (
      <CheckoutEnded
        locale={locale}
        t={t}
        title={t('checkout.gift.unreadableTitle')}
        action={{ href: inside(address.prefix, '/boxes'), label: t('checkout.gift.others') }}
      >
        {t('checkout.gift.unreadable')}
      </CheckoutEnded>
    );
  if (failure.kind === 'gone')
    return (
      <CheckoutEnded
        locale={locale}
        t={t}
        title={t('checkout.gift.goneTitle')}
        action={{ href: failure.backUrl, label: t('checkout.gift.others') }}
      >
        {t('checkout.gift.gone')}
      </CheckoutEnded>
    );
  return <SaleDown request={request}>{t('checkout.gift.down')}</SaleDown>;
}
