import { createBookingClient } from '../../../widgets/client/booking/create-booking-client.ts';
import { createGiftSaleClient } from '../../../widgets/client/gift/create-gift-sale-client.ts';
import { PROMO_CODE_KEY } from '../../../widgets/core/price/promo-code.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { checkoutIsland } from '../checkout-island.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';
import { forgetGift, keptGift } from './kept-gift.ts';
import { withCampaign } from './kept-utm.ts';
import { foreignOrigin, leaveCheckout, makeKey } from './sale-tools.ts';
import { track } from './track.ts';

/** Writes a promo code into the address, where loading it again finds it, or takes it out. */
function keepPromo(code: string | undefined): void {
  const here = new URL(location.href);
  if (code === undefined) here.searchParams.delete(PROMO_CODE_KEY);
  else here.searchParams.set(PROMO_CODE_KEY, code);
  history.replaceState(history.state, '', here);
}

/** Brings the checkout of a page to life. Nothing of it is stored: what was typed goes with the page. */
export async function startCheckout(root: HTMLElement): Promise<void> {
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, origin, partner, checkout } = page;
  if (!checkout) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const from = foreignOrigin();
  const source = withCampaign({ ...checkout.source, ...(from !== undefined && { origin: from }) });
  const data = { ...checkout, source };
  const minisite = partner ?? checkout.source.minisiteId;
  const client = createBookingClient({
    api: `${origin}/api`,
    locale,
    ...(minisite !== undefined && { minisite }),
  });
  const giftCode = keptGift()?.code;
  const island = checkoutIsland(
    page,
    data,
    { messages, now: Date.now },
    {
      client,
      now: Date.now,
      track,
      makeKey,
      // From now on, loading this address shows the booking and sells nothing.
      onBooked: (number) => {
        forgetGift();
        history.replaceState(null, '', `${checkout.bookingUrl}?number=${number}`);
      },
      gifts: createGiftSaleClient({ api: `${origin}/api`, locale }),
      forgetGift,
      keepPromo,
      ...(giftCode !== undefined && { giftCode }),
      leave: (url) => leaveCheckout(url, page.prefix),
    },
  );
  takeOver(root, island);
  // A page that the browser kept aside may hold a price that lapsed, and what somebody typed.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
