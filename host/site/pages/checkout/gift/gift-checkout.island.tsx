import { createGiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import { createGiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { GIFT_FORM_KEY, readGiftForm } from '@staykit/core/gift/gift-form.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { StartIsland } from '../../../framework/browser/start-islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import { forgetPromo, keptPromo } from '../codes/kept-promo.ts';
import { GiftCheckoutForm } from './gift-checkout.tsx';
import type { GiftCheckoutData } from './gift-data.ts';
import type { GiftTools } from './use-gift-checkout.ts';
import { browserStay, hydrateIsland } from '../../../framework/browser/hydrate-island.ts';
import { withCampaign } from '../../../shell/analytics/kept-utm.ts';
import {
  foreignOrigin,
  here,
  leaveCheckout,
  leaveToPay,
  makeKey,
  resumePayment,
} from '../sale/sale-tools.ts';
import { track } from '../../../shell/analytics/track.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';

/** Where an earlier page kept the words of the giver. [PERSONALISE-10] */
function readableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Hydrates the checkout of a gift. What was typed goes with the page; a gift that was sold is kept in the tab. */
export const start: StartIsland<GiftCheckoutData> = async (root, giftCheckout, page) => {
  const { locale } = page;
  if (resumePayment(giftCheckout.hosted.returnPath)) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const from = foreignOrigin();
  const source = withCampaign({
    ...giftCheckout.source,
    ...(from !== undefined && { origin: from }),
  });
  const words = readableStorage();
  const written = readGiftForm(words?.getItem(GIFT_FORM_KEY));
  const options = apiOptions(page);
  const { subElements } = createGiftDrawerClient(options);
  const promoCode = keptPromo();
  const tools: GiftTools = {
    ...(promoCode !== undefined && { promoCode }),
    client: { ...createGiftSaleClient(options), subElements },
    now: Date.now,
    makeKey,
    here,
    leaveToPay: leaveToPay(giftCheckout.hosted.returnPath),
    track,
    // From now on, loading this address shows what was sold and sells nothing.
    onSold: (sold) => {
      words?.removeItem(GIFT_FORM_KEY);
      forgetPromo();
      const { giftUrl } = sold.gift;
      history.replaceState(
        null,
        '',
        giftUrl === undefined ? giftCheckout.backUrl : inside(page.prefix ?? '', giftUrl),
      );
    },
    words: { fromName: written.fromName.value, words: written.message.value },
    leave: (url) => leaveCheckout(url, page.prefix),
  };
  hydrateIsland(
    root,
    <GiftCheckoutForm data={{ ...giftCheckout, source }} stay={browserStay(page, messages)} tools={tools} />,
  );
  // A page that the browser kept aside may hold a price that lapsed, and what somebody typed.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
};
