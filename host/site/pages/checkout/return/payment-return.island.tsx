import { createBookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { createPaymentClient } from '@staykit/client/booking/payment-client.ts';
import { createGiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { GIFT_FORM_KEY } from '@staykit/core/gift/gift-form.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import { browserStay, hydrateIsland } from '../../../framework/browser/hydrate-island.ts';
import type { StartIsland } from '../../../framework/browser/start-islands.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import { track } from '../../../shell/analytics/track.ts';
import { inside } from '@staykit/routing/inside.ts';
import { forgetPayment, keptPayment, type OpenPayment, type SentTo } from '../payment/open-payment.ts';
import { leadHome } from '../sale/lead-home.ts';
import { keepBooking } from '../stay/kept-booking.ts';
import { forgetGift } from '../../gift/kept-gift.ts';
import { PaymentReturnPage } from './payment-return.tsx';
import type { PaymentReturnData } from './return-data.ts';
import { soldItem } from './sold-item.ts';
import type { ReturnTools } from './use-payment-return.ts';

/** Whom the confirmation of a kept payment is sent to, without its secret. */
const sentToOf = ({ payment: _payment, here: _here, ...sentTo }: OpenPayment): SentTo => sentTo;

/** Hydrates the page that buyers come back to. */
export const start: StartIsland<PaymentReturnData> = async (root, data, page) => {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const payment = new URLSearchParams(location.search).get('payment') ?? '';
  const left = keptPayment();
  const kept = left?.payment === payment ? left : undefined;
  const options = apiOptions(page);
  const { makeOutInvoice } = createBookingClient(options);
  const tools: ReturnTools = {
    client: createPaymentClient(options),
    payment,
    ...(kept && { sentTo: sentToOf(kept) }),
    onEnded: () => kept && forgetPayment(),
    onSold: (status) => {
      const { sale, booking, gift } = status;
      const item = soldItem(status);
      if (item) track('purchase', item);
      if (sale === 'booking') forgetGift();
      if (gift) {
        try {
          localStorage.removeItem(GIFT_FORM_KEY);
        } catch {
          // Nothing was kept there.
        }
      }
      const email = kept?.email;
      if (booking && email !== undefined) keepBooking({ number: booking.bookingNumber, email });
      leadHome(page.prefix);
      const giftUrl = gift?.giftUrl;
      // From now on, loading this address shows what was sold.
      const sold = giftUrl === undefined ? data.backUrl : inside(page.prefix ?? '', giftUrl);
      history.replaceState(null, '', booking ? `${data.bookingUrl}?number=${booking.bookingNumber}` : sold);
    },
    bought: (giftUrl) => ({
      client: { ...createGiftSaleClient(options), makeOutInvoice },
      token: new URLSearchParams(giftUrl.split('?')[1]).get('token') ?? '',
    }),
    leave: (url) => location.assign(url),
  };
  hydrateIsland(root, <PaymentReturnPage data={data} stay={browserStay(page, messages)} tools={tools} />);
  // A page that the browser kept aside shows a payment as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
};
