import { renderInto } from '../../../framework/browser/render-into.ts';
import type { ReactElement } from 'react';
import { createTransport } from '@staykit/client/transport/create-transport.ts';
import { detail } from '@staykit/client/product/detail.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { PriceFacts } from './price-facts.tsx';
import { LOCALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { ShownPage, VisitData } from '../../../framework/request/visit-data.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';

/**
 * Shows a product for the days and travellers that the hash names, which no server sees. Where that
 * cannot be had, what the server printed stays: a price that says from when it holds.
 */
export async function showAsked(data: VisitData, { id, criteria: printed }: ShownPage): Promise<void> {
  const { locale } = data;
  const root = document.querySelector<HTMLElement>('[data-shown]');
  const { hash, search } = location;
  const now = marketNow(Date.now(), settingsOf(locale).timeZone);
  const asked = readCriteria({ hash: hash.slice(1), search: search.slice(1) }, now);
  const criteria = { ...asked, flow: printed.flow };
  const transport = createTransport(apiOptions(data));
  try {
    const [{ default: messages }, found] = await Promise.all([
      LOCALE_CHUNKS[locale](),
      detail(transport, id, criteria),
    ]);
    const shown = { criteria, locale, t: createTranslate(locale, messages) };
    if (root) put(root, <PriceFacts offer={found} {...shown} />);
  } finally {
    delete document.documentElement.dataset['search'];
  }
}

function put(root: HTMLElement, element: ReactElement): void {
  root.replaceChildren();
  renderInto(root, element);
}
