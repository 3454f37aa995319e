import { createBookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { createGiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { PROMO_CODE_KEY, PROMO_LINK_KEY } from '@staykit/core/price/promo-code.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { StartIsland } from '../../framework/browser/start-islands.ts';
import type { CheckoutData } from './checkout-data.ts';
import { Checkout } from './checkout.tsx';
import type { CheckoutTools } from './checkout-tools.ts';
import { browserStay, hydrateIsland } from '../../framework/browser/hydrate-island.ts';
import { forgetPromo, keptPromo } from './codes/kept-promo.ts';
import { keepBooking } from './stay/kept-booking.ts';
import { forgetGift, keptGift } from '../gift/kept-gift.ts';
import { withCampaign } from '../../shell/analytics/kept-utm.ts';
import { leadHome } from './sale/lead-home.ts';
import { foreignOrigin, here, leaveCheckout, leaveToPay, makeKey, resumePayment } from './sale/sale-tools.ts';
import { track } from '../../shell/analytics/track.ts';
import { apiOptions } from '../../framework/request/api-options.ts';

/** Writes a promo code into the address, where loading it again finds it, or takes it out. */
function keepPromo(code: string | undefined): void {
  const here = new URL(location.href);
  forgetPromo();
  here.searchParams.delete(PROMO_LINK_KEY);
  if (code === undefined) here.searchParams.delete(PROMO_CODE_KEY);
  else here.searchParams.set(PROMO_CODE_KEY, code);
  history.replaceState(history.state, '', here);
}

/** Hydrates the checkout of a stay. What was typed goes with the page; only the e-mail of a booking is kept in the tab. */
export const start: StartIsland<CheckoutData> = async (root, checkout, page) => {
  const { locale, partner } = page;
  if (resumePayment(checkout.hosted.returnPath)) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const from = foreignOrigin();
  const source = withCampaign({ ...checkout.source, ...(from !== undefined && { origin: from }) });
  const data = { ...checkout, source };
  const minisite = partner ?? checkout.source.minisiteId;
  const options = apiOptions(page);
  const client = createBookingClient({ ...options, ...(minisite !== undefined && { minisite }) });
  const giftCode = keptGift()?.code;
  const promoCode = keptPromo();
  const tools: CheckoutTools = {
    client,
    now: Date.now,
    track,
    makeKey,
    here,
    leaveToPay: leaveToPay(checkout.hosted.returnPath),
    // From now on, loading this address shows the booking and sells nothing.
    onBooked: (number, email) => {
      forgetGift();
      leadHome(page.prefix);
      keepBooking({ number, email });
      history.replaceState(null, '', `${checkout.bookingUrl}?number=${number}`);
    },
    gifts: createGiftSaleClient(options),
    forgetGift,
    keepPromo,
    ...(giftCode !== undefined && { giftCode }),
    ...(promoCode !== undefined && { promoCode }),
    leave: (url) => leaveCheckout(url, page.prefix),
  };
  hydrateIsland(root, <Checkout data={data} stay={browserStay(page, messages)} tools={tools} />);
  // A page that the browser kept aside may hold a price that lapsed, and what somebody typed.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
};
