import { phoneHoursText } from '../../../../widgets/core/contact/help-hours.ts';
import { marketPhone } from '../../../../widgets/core/market/market-phone.ts';
import { readGiftCheckoutLink } from '../../../../widgets/core/gift/gift-checkout-link.ts';
import { readActivityCheckoutLink } from '../../../../widgets/core/offer/activity-checkout-link.ts';
import type { Page, PageRequest } from '../../../render/page.ts';
import { giftCheckoutIsland } from '../../../render/gift-checkout-island.tsx';
import { inside } from '../../../routing/inside.ts';
import { Island } from '../../island.tsx';
import * as P from '../../page.styles.ts';
import { CheckoutEnded } from '../checkout-ended.tsx';
import * as S from '../checkout.styles.ts';
import type { GiftCheckoutData, GiftCheckoutFailure } from './gift-data.ts';
import { loadActivity } from './load-activity.ts';
import { loadGift } from './load-gift.ts';

const STATUS = { unreadable: 404, gone: 200, down: 503 } as const;

type Loaded = { data: GiftCheckoutData } | { failure: GiftCheckoutFailure };

/** Where vouchers, boxes and gift cards are paid: the query says which. [PROUTE-16] */
export async function giftCheckoutPage(request: PageRequest): Promise<Page> {
  const start = readGiftCheckoutLink(request.search);
  return salePage(request, start ? await loadGift(request, start) : { failure: { kind: 'unreadable' } });
}

/**
 * Where an activity is paid. Its address names it in the hash, which no server reads: the page asks for itself again with
 * the name in the query. [PROUTE-16] [ACTIVITY-12]
 */
export async function activityCheckoutPage(request: PageRequest): Promise<Page> {
  const start = readActivityCheckoutLink(request.search, '');
  if (start) return salePage(request, await loadActivity(request, start));
  const { t } = request;
  return {
    ...common(request),
    status: 200,
    data: {},
    body: (
      <P.Wrap>
        <S.Ended data-asking="" role="status">
          <p>{t('checkout.gift.asking')}</p>
        </S.Ended>
        <div data-unnamed="" hidden>
          {failureBody({ kind: 'unreadable' }, request)}
        </div>
        <noscript>
          <ByPhone request={request} />
        </noscript>
      </P.Wrap>
    ),
  };
}

function common({ t }: PageRequest, ownUse = false) {
  const title = t(ownUse ? 'checkout.gift.titleOwn' : 'checkout.gift.title');
  return {
    // Nobody's to find, and nobody's to keep.
    head: { title: `${title} | Staykit`, robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page' as const,
  };
}

function salePage(request: PageRequest, loaded: Loaded): Page {
  const { locale, messages, apiOrigin, instant } = request;
  if ('failure' in loaded)
    return {
      ...common(request),
      status: STATUS[loaded.failure.kind],
      data: {},
      body: <P.Wrap>{failureBody(loaded.failure, request)}</P.Wrap>,
    };
  const { data } = loaded;
  return {
    ...common(request, data.ownUse),
    status: 200,
    data: { giftCheckout: data },
    body: (
      <P.Wrap>
        <Island name="gift-checkout">
          {giftCheckoutIsland({ locale, origin: apiOrigin }, data, { messages, now: () => instant })}
        </Island>
        <noscript>
          <ByPhone request={request} reference={data.product.productId} />
        </noscript>
      </P.Wrap>
    ),
  };
}

/** Without script no card is taken: whom to call, and what to name. */
function ByPhone({ request: { t, locale }, reference }: { request: PageRequest; reference?: string }) {
  const phone = marketPhone(locale);
  return (
    <S.NoScript>
      <p>{t('checkout.gift.script')}</p>
      {reference !== undefined && <p>{t('checkout.gift.reference', { reference })}</p>}
      <p>{phoneHoursText(locale, t)}</p>
      <P.MainLink href={phone.href}>{phone.text}</P.MainLink>
    </S.NoScript>
  );
}

function failureBody(failure: GiftCheckoutFailure, { t, locale, path, search, address }: PageRequest) {
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
  return (
    <CheckoutEnded
      locale={locale}
      t={t}
      title={t('checkout.downTitle')}
      action={{ href: `${path.split('?', 1)[0]}${search}`, label: t('common.retry') }}
    >
      {t('checkout.gift.down')}
    </CheckoutEnded>
  );
}
