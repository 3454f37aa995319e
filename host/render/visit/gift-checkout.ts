import { createGiftDrawerClient } from '../../../widgets/client/gift/create-gift-drawer-client.ts';
import { createGiftSaleClient } from '../../../widgets/client/gift/create-gift-sale-client.ts';
import { GIFT_FORM_KEY, readGiftForm } from '../../../widgets/core/gift/gift-form.ts';
import { readActivityCheckoutLink } from '../../../widgets/core/offer/activity-checkout-link.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { giftCheckoutIsland } from '../gift-checkout-island.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';
import { withCampaign } from './kept-utm.ts';
import { foreignOrigin, leaveCheckout, makeKey } from './sale-tools.ts';
import { track } from './track.ts';

/** Where an earlier page kept the words of the giver. [PERSONALISE-10] */
function readableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Brings the checkout of a gift to life, or asks for the page of the activity. Nothing of it is stored: what was typed goes with the page. */
export async function startGiftCheckout(root: HTMLElement): Promise<void> {
  if (root.dataset['asking'] !== undefined) return askForActivity(root);
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, origin, giftCheckout } = page;
  if (!giftCheckout) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const from = foreignOrigin();
  const source = withCampaign({
    ...giftCheckout.source,
    ...(from !== undefined && { origin: from }),
  });
  const words = readableStorage();
  const written = readGiftForm(words?.getItem(GIFT_FORM_KEY));
  const options = { api: `${origin}/api`, locale };
  const { subElements } = createGiftDrawerClient(options);
  const island = giftCheckoutIsland(
    page,
    { ...giftCheckout, source },
    { messages, now: Date.now },
    {
      client: { ...createGiftSaleClient(options), subElements },
      now: Date.now,
      makeKey,
      track,
      // From now on, loading this address shows what was given and sells nothing.
      onSold: () => {
        words?.removeItem(GIFT_FORM_KEY);
        history.replaceState(null, '', giftCheckout.backUrl);
      },
      words: { fromName: written.fromName.value, words: written.message.value },
      leave: (url) => leaveCheckout(url, page.prefix),
    },
  );
  takeOver(root, island);
  // A page that the browser kept aside may hold a price that lapsed, and what somebody typed.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** Asks for the page of the activity that the hash names; says so where it names none. [ACTIVITY-12] */
function askForActivity(asking: HTMLElement): void {
  const start = readActivityCheckoutLink(location.search, location.hash.slice(1));
  if (!start) {
    asking.hidden = true;
    document.querySelector<HTMLElement>('[data-unnamed]')?.removeAttribute('hidden');
    return;
  }
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.set('id', start.id);
  if (start.pax !== undefined) url.searchParams.set('a', String(start.pax));
  location.replace(url.href);
}
