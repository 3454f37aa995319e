import { createPaymentClient } from '@staykit/client/booking/payment-client.ts';
import { GIFT_FORM_KEY } from '@staykit/core/gift/gift-form.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import { browserStay, hydrateIsland } from '../../../framework/browser/hydrate-island.ts';
import type { StartIsland } from '../../../framework/browser/start-islands.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import { track } from '../../../shell/analytics/track.ts';
import { forgetGift } from '../../gift/kept-gift.ts';
import { PaymentReturnPage } from './payment-return.tsx';
import type { PaymentReturnData } from './return-data.ts';
import { soldItem } from './sold-item.ts';
import type { ReturnTools } from './use-payment-return.ts';

/** Hydrates the page that buyers come back to. */
export const start: StartIsland<PaymentReturnData> = async (root, data, page) => {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const tools: ReturnTools = {
    client: createPaymentClient(apiOptions(page)),
    payment: new URLSearchParams(location.search).get('payment') ?? '',
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
      // From now on, loading this address shows what was sold, and it holds no secret.
      history.replaceState(
        null,
        '',
        booking ? `${data.bookingUrl}?number=${booking.bookingNumber}` : data.backUrl,
      );
    },
    leave: (url) => location.assign(url),
  };
  hydrateIsland(root, <PaymentReturnPage data={data} stay={browserStay(page, messages)} tools={tools} />);
  // A page that the browser kept aside shows a payment as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
};
