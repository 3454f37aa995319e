import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import { inside } from '@staykit/routing/inside.ts';
import { serverStay } from '../../../framework/island-page.ts';
import { addressOf } from '../../../framework/request/address-of.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { Island } from '../../../registry/island.tsx';
import type { SitePage } from '../../../registry/islands.ts';
import { accountWay } from '../stay/account-way.ts';
import { ByPhone, salePage } from '../sale/sale-page.tsx';
import { PaymentReturnPage } from './payment-return.tsx';
import type { PaymentReturnData } from './return-data.ts';

/** A path of this site: what an address says beside it leads nowhere else. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Where buyers come back to from the page of the payment provider. */
export function paymentReturnPage(request: PageRequest): SitePage {
  const { t, search, address, now } = request;
  const back = new URLSearchParams(search).get('back') ?? '';
  const data: PaymentReturnData = {
    backUrl: OWN_PATH.test(back) ? back : inside(address.prefix, '/'),
    bookingUrl: inside(address.prefix, '/booking'),
    redeemUrl: addressOf(GIFT_LINKS.beneficiaryLogin, request),
    giftsUrl: inside(address.prefix, '/boxes'),
    today: now.date,
    ...accountWay(request),
  };
  return salePage({
    title: t('checkout.return.title'),
    islands: { 'payment-return': data },
    children: (
      <>
        <Island name="payment-return">
          <PaymentReturnPage data={data} stay={serverStay(request)} />
        </Island>
        <ByPhone request={request} words={[t('checkout.return.noScript')]} />
      </>
    ),
  });
}
