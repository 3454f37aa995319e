import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { createHotelClient } from '@staykit/client/product/create-hotel-client.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { readHotelHash } from '@staykit/core/search/address/hotel-hash.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { PageData } from '../../../framework/page-data.ts';
import type { StartIsland } from '../../../framework/browser/start-islands.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import type { HotelRoomsData, NearbyHotelsData } from '../hotel-data.ts';
import { HotelRooms } from './hotel-rooms.tsx';
import { NearbyHotels } from '../nearby-hotels.tsx';
import { browserStay, hydrateIsland } from '../../../framework/browser/hydrate-island.ts';
import type { HotelTools } from './use-hotel-stay.ts';
import { giftAlong } from '../../gift/gift-along.ts';
import { track } from '../../../shell/analytics/track.ts';
import { tellThrown } from '../../../framework/browser/tell-failure.ts';

const showPrinted = () => delete document.documentElement.dataset['search'];

/** Hydrates the rooms of a hotel. */
export const start: StartIsland<HotelRoomsData> = async (root, data, page) => {
  try {
    await startRooms(root, data, page);
  } catch (error) {
    // What the server printed can be read all the same.
    showPrinted();
    throw error;
  }
};

/** Hydrates the hotels around a hotel. */
export const startNearby: StartIsland<NearbyHotelsData> = async (root, data, page) => {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  hydrateIsland(
    root,
    <NearbyHotels
      data={data}
      stay={browserStay(page, messages)}
      prefix={page.origin + (page.prefix ?? '')}
    />,
  );
};

async function startRooms(root: HTMLElement, data: HotelRoomsData, page: PageData): Promise<void> {
  const { locale, partner, variants, care } = page;
  const { default: messages } = await SALE_CHUNKS[locale]();
  const paidBy = await giftAlong(locale, messages);
  adoptLaterStyles(document);
  const options = apiOptions(page);
  const address = createBrowserAddress(window);
  const tools: HotelTools = {
    client: createHotelClient(options),
    bookingBox: createBookingBoxClient(options),
    address,
    now: Date.now,
    track,
    ...(paidBy && { paidBy }),
    ...(variants && { variants }),
    ...(care && { careMode: true }),
    ...(partner !== undefined && { minisite: partner }),
    onError: tellThrown,
    onShown: showPrinted,
  };
  hydrateIsland(
    root,
    <HotelRooms data={data} stay={browserStay(page, messages)} messages={messages} tools={tools} />,
  );
  if (readHotelHash(address.read().hash, localNow(Date.now(), locale)).toOffers)
    document.getElementById('offers')?.scrollIntoView({ behavior: 'instant' });
}
