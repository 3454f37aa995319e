import { createBookingClient } from '../../../widgets/client/booking/create-booking-client.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { bookingLookupIsland } from '../booking-lookup-island.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import { takeOver } from '../take-over.ts';

/** Brings the look-up of a booking to life. */
export async function startBookingLookup(root: HTMLElement): Promise<void> {
  const block = document.getElementById(PAGE_DATA_ID);
  const page = JSON.parse(block?.textContent ?? '{}') as PageData;
  const { locale, origin, bookingLookup } = page;
  if (!bookingLookup) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const client = createBookingClient({ api: `${origin}/api`, locale });
  const island = bookingLookupIsland(page, bookingLookup, { messages, now: Date.now }, client);
  takeOver(root, island);
}
