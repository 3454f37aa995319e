import { createBrowserAddress } from '../../../widgets/channel/browser-address.ts';
import { createBookingBoxClient } from '../../../widgets/client/product/create-booking-box-client.ts';
import { createHotelClient } from '../../../widgets/client/product/create-hotel-client.ts';
import { localNow } from '../../../widgets/core/market/time-zone.ts';
import { readHotelHash } from '../../../widgets/core/search/hotel-hash.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { hotelRoomsIsland, nearbyHotelsIsland } from '../hotel-islands.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';
import { giftAlong } from './gift-along.ts';
import { track } from './track.ts';

const showPrinted = () => delete document.documentElement.dataset['search'];

/** Brings the rooms of a hotel and the hotels around it to life. */
export async function startHotel(root: HTMLElement): Promise<void> {
  try {
    await start(root);
  } catch (error) {
    // What the server printed can be read all the same.
    showPrinted();
    throw error;
  }
}

async function start(root: HTMLElement): Promise<void> {
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, origin, partner, hotelRooms, nearbyHotels } = page;
  if (!hotelRooms) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  const paidBy = await giftAlong(locale, messages);
  adoptLaterStyles(document);
  const options = {
    api: `${origin}/api`,
    locale,
    ...(partner !== undefined && { minisite: partner }),
  };
  const address = createBrowserAddress(window);
  const around = { messages, now: Date.now };
  const rooms = hotelRoomsIsland(page, hotelRooms, around, {
    client: createHotelClient(options),
    bookingBox: createBookingBoxClient(options),
    address,
    now: Date.now,
    track,
    ...(paidBy && { paidBy }),
    ...(partner !== undefined && { minisite: partner }),
    // The rooms say themselves what could not be had: that is no error of the page.
    // oxlint-disable-next-line no-console -- a failed call is written down, and no more
    onError: (error) => console.warn(error),
    onShown: showPrinted,
  });
  takeOver(root, rooms);
  const nearby = document.querySelector<HTMLElement>('[data-island="nearby-hotels"]');
  if (nearby && nearbyHotels) takeOver(nearby, nearbyHotelsIsland(page, nearbyHotels, around));
  if (readHotelHash(address.read().hash, localNow(Date.now(), locale)).toOffers)
    document.getElementById('offers')?.scrollIntoView({ behavior: 'instant' });
}
