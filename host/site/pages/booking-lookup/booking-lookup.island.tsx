import { openBookingLink } from '@staykit/client/booking/open-booking-link.ts';
import { createBookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { apiOptions } from '../../framework/request/api-options.ts';
import type { StartIsland } from '../../framework/browser/start-islands.ts';
import { BookingLookup } from './booking-lookup.tsx';
import type { BookingLookupData } from './lookup-data.ts';
import { keepBooking, keptEmail } from '../checkout/stay/kept-booking.ts';
import { browserStay, hydrateIsland } from '../../framework/browser/hydrate-island.ts';
import { here, leaveToPay, makeKey, resumePayment } from '../checkout/sale/sale-tools.ts';

/** Keeps what a link opened in this tab, so that a reload needs it no more. */
function keptLink(linked: { bookingNumber: string; email: string }): typeof linked {
  keepBooking({ number: linked.bookingNumber, email: linked.email });
  history.replaceState(history.state, '', `${location.pathname}?number=${linked.bookingNumber}`);
  return linked;
}

/** Hydrates the look-up of a booking. */
export const start: StartIsland<BookingLookupData> = async (root, data, page) => {
  if (resumePayment(data.returnPath)) return;
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const options = apiOptions(page);
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  const openLink = token === null ? undefined : () => openBookingLink(options, token);
  // From now on the address says nothing that opens the booking.
  if (token !== null) history.replaceState(history.state, '', here());
  const tools = {
    client: createBookingClient(options),
    box: createBookingBoxClient(options),
    options,
    messages,
    makeKey,
    here,
    returnPath: data.returnPath,
    leaveToPay: leaveToPay(data.returnPath),
    ...(openLink && { openLink: () => openLink().then(keptLink) }),
  };
  const email = data.email ?? keptEmail(data.number);
  const known = { ...data, ...(email !== undefined && { email }) };
  hydrateIsland(root, <BookingLookup data={known} stay={browserStay(page, messages)} tools={tools} />);
  // A page that the browser kept aside waits for a payment that was left for.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
};
