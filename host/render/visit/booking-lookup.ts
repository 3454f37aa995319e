import { createBookingClient } from '../../../widgets/client/booking/create-booking-client.ts';
import { createBookingBoxClient } from '../../../widgets/client/product/create-booking-box-client.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { bookingLookupIsland } from '../booking-lookup-island.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';
import { makeKey } from './sale-tools.ts';

/** Brings the look-up of a booking to life. */
export async function startBookingLookup(root: HTMLElement): Promise<void> {
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, origin, partner, bookingLookup } = page;
  if (!bookingLookup) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const options = { api: `${origin}/api`, locale, ...(partner !== undefined && { minisite: partner }) };
  const tools = {
    client: createBookingClient(options),
    box: createBookingBoxClient(options),
    options,
    messages,
    makeKey,
    now: Date.now,
  };
  const island = bookingLookupIsland(page, bookingLookup, { messages, now: Date.now }, tools);
  takeOver(root, island);
}
