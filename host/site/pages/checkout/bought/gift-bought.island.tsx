import { createBookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { createGiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { browserStay, hydrateIsland } from '../../../framework/browser/hydrate-island.ts';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { StartIsland } from '../../../framework/browser/start-islands.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import type { GiftBoughtData } from './bought-data.ts';
import { GiftBought } from './gift-bought.tsx';

/** Hydrates the page of a gift's buyer. */
export const start: StartIsland<GiftBoughtData> = async (root, data, page) => {
  const { default: messages } = await SALE_CHUNKS[page.locale]();
  adoptLaterStyles(document);
  const options = apiOptions(page);
  const { makeOutInvoice } = createBookingClient(options);
  const tools = {
    client: { ...createGiftSaleClient(options), makeOutInvoice },
    token: new URLSearchParams(location.search).get('token') ?? '',
  };
  hydrateIsland(root, <GiftBought data={data} stay={browserStay(page, messages)} tools={tools} />);
};
