import type { ReactNode } from 'react';
import type { ClientOptions } from '../../widgets/client/create-transport.ts';
import { createBookingBoxClient } from '../../widgets/client/product/create-booking-box-client.ts';
import type { AddressBinding } from '../../widgets/core/search/address.ts';
import type { Messages } from '../../widgets/messages/translate.ts';
import { bookingBoxIsland } from './booking-box-island.tsx';
import type { BookingBoxData, PageData } from './page-data.ts';
import { giftAlong } from './visit/gift-along.ts';
import { track } from './visit/track.ts';

/** What the booking box of a page runs with. */
interface BoxAround {
  /** Of the calls that it makes. */
  options: ClientOptions;
  messages: Messages;
  address: AddressBinding;
}

/** The booking box as the browser takes it over, once all of it that the server printed is there. */
export async function liveBookingBox(
  page: PageData,
  data: BookingBoxData,
  { options, messages, address }: BoxAround,
): Promise<(onReady: () => void) => ReactNode> {
  const isGift = data.giftUrl !== undefined;
  const paidBy = isGift ? undefined : await giftAlong(page.locale, messages);
  // The box reads the address itself, and leaves what was printed for the flow of the page.
  const tools = {
    client: createBookingBoxClient(options),
    messages,
    now: Date.now,
    address,
    track,
    ...(paidBy && { paidBy }),
    ...(isGift && { onGift: () => void giveStay(page, data) }),
  };
  return (onReady) => bookingBoxIsland(page, data, tools, onReady);
}

/** The stay of the page as a gift; where that cannot be fetched, the checkout of gifts says how else. */
const giveStay = (page: PageData, box: BookingBoxData): Promise<void> =>
  import('./visit/give-stay.ts').then(
    ({ giveStay: give }) => give(page, box),
    () => location.assign(box.giftUrl ?? ''),
  );
