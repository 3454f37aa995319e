import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import { inside } from '@staykit/routing/inside.ts';
import { serverStay } from '../../../framework/island-page.ts';
import { addressOf } from '../../../framework/request/address-of.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { Island } from '../../../registry/island.tsx';
import type { SitePage } from '../../../registry/islands.ts';
import { ByPhone, salePage } from '../sale/sale-page.tsx';
import type { GiftBoughtData } from './bought-data.ts';
import { GiftBought } from './gift-bought.tsx';

/** Where a buyer sees a gift again: right after the sale, after a reload, and by the link of the mail. */
export function giftBoughtPage(request: PageRequest): SitePage {
  const { t, address, now } = request;
  const data: GiftBoughtData = {
    redeemUrl: addressOf(GIFT_LINKS.beneficiaryLogin, request),
    giftsUrl: inside(address.prefix, '/boxes'),
    today: now.date,
  };
  return salePage({
    title: t('checkout.bought.title'),
    islands: { 'gift-bought': data },
    children: (
      <>
        <Island name="gift-bought">
          <GiftBought data={data} stay={serverStay(request)} />
        </Island>
        <ByPhone request={request} words={[t('checkout.bought.noScript')]} />
      </>
    ),
  });
}
