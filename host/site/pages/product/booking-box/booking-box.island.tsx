import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import { liveIsland, painted, tellBreak } from '../../../framework/browser/live-island.tsx';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { IslandPage } from '../../../framework/page-data.ts';
import type { StartIsland } from '../../../framework/browser/start-islands.ts';
import { browserStay } from '../../../framework/browser/hydrate-island.ts';
import { tellFault } from '../../../framework/browser/tell-failure.ts';
import { track } from '../../../shell/analytics/track.ts';
import { giftAlong } from '../../gift/gift-along.ts';
import { inTime, isStale, tellPricedNow } from '../../../framework/browser/printed-prices.ts';
import { boxProduct } from '../box-product.ts';
import type { BookingBoxData } from './booking-box-data.ts';
import { SwitchedBox } from './switched-box.tsx';

/** Hydrates the booking box of a product; a crash is shown over the page. */
export const start: StartIsland<BookingBoxData> = async (root, data, page) => {
  try {
    await startBox(root, data, page);
  } catch (error) {
    await tellBreak(error, page);
  }
};

async function startBox(root: HTMLElement, printed: BookingBoxData, page: IslandPage): Promise<void> {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  await painted();
  // What the box loads from here on is in no style file of the page.
  adoptLaterStyles(document);
  const renewed = isStale(page.printedAt) ? await renewedBox(printed, page) : undefined;
  const data = renewed ?? printed;
  const isGift = data.giftUrl !== undefined;
  const paidBy = isGift ? undefined : await giftAlong(page.locale, messages);
  // The box reads the address itself, and leaves what was printed for the flow of the page.
  const stay = browserStay(page, messages);
  const tools = {
    client: createBookingBoxClient(apiOptions(page)),
    messages,
    now: Date.now,
    onError: tellFault,
    address: createBrowserAddress(window),
    track,
    ...(paidBy && { paidBy }),
    ...(isGift && { onGift: () => void giveStay(page, data) }),
  };
  const live = liveIsland(root, {
    page,
    messages,
    fresh: renewed !== undefined,
    widget: (onReady) => <SwitchedBox {...{ page, data, tools, stay, onReady }} />,
  });
  delete document.documentElement.dataset['search'];
  await live;
  if (renewed) tellPricedNow(root.parentElement, page.locale);
}

/** The box with what the stay costs now; undefined where that is not shown, or where the box has the price of a gift. */
async function renewedBox(data: BookingBoxData, page: IslandPage): Promise<BookingBoxData | undefined> {
  if (data.giftUrl !== undefined) return undefined;
  const { createProductClient } = await import('@staykit/client/product/create-product-client.ts');
  const { productDetail } = createProductClient(apiOptions(page));
  const offer = await inTime(productDetail(data.productId, data.criteria));
  return offer && { ...data, product: boxProduct(offer) };
}

/** The stay of the page as a gift; where that cannot be fetched, the checkout of gifts says how else. */
const giveStay = (page: IslandPage, box: BookingBoxData): Promise<void> =>
  import('./give-stay.ts').then(
    ({ giveStay: give }) => give(page, box),
    () => location.assign(box.giftUrl ?? ''),
  );
