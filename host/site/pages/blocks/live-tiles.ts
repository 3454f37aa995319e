import { createResultsClient } from '@staykit/client/create-results-client.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { inTime, isStale, tellPricedNow } from '../../framework/browser/printed-prices.ts';
import type { StartEnhancement } from '../../framework/browser/start-enhancements.ts';
import { apiOptions } from '../../framework/request/api-options.ts';

/** Asks again for the prices of stays in rows of a page that was printed in advance: a number takes the place of another. */
export const start: StartEnhancement = async (_element, data) => {
  const { locale } = data;
  const client = createResultsClient(apiOptions(data));
  for (const line of document.querySelectorAll('[data-priced]')) {
    const part = line.parentElement;
    const tiles = [...(part?.querySelectorAll<HTMLElement>('[data-price]:not([data-price=""])') ?? [])];
    const printedAt = Date.parse(line.querySelector('time')?.dateTime ?? '');
    if (!part || tiles.length === 0 || !isStale(printedAt)) continue;
    const renewed = await Promise.all(
      tiles.map(async (tile) => {
        const id = tile.dataset['price'] ?? '';
        const answer = await inTime(client.offers({ ...emptyCriteria(), id }, { size: 1 }));
        const offer = answer?.offers[0];
        const price = tile.querySelector('strong');
        if (!price || offer?.id !== id) return false;
        price.textContent = formatMoney(offer.sellPrice, locale);
        return true;
      }),
    );
    // A stay that is not sold any more keeps the price of its day, and so the whole row its date.
    if (renewed.every(Boolean)) tellPricedNow(part, locale);
  }
};
