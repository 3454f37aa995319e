import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { createTransport } from '../../../widgets/client/create-transport.ts';
import { otherOffers } from '../../../widgets/client/product/other-offers.ts';
import { PRODUCT_SETTINGS } from '../../../widgets/client/product/product-settings.ts';
import { marketNow } from '../../../widgets/core/dates/market-time.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import { readCriteria } from '../../../widgets/core/search/address-hash.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { OtherOffers } from '../../pages/product/other-offers.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { track } from './track.ts';
import type { VisitData } from './visit-data.ts';

/**
 * Shows the other offers of the hotel for the days and travellers that the address names. Where there are none, or they
 * cannot be had, their place goes. [PRODUCT-29] [PAPI-33]
 */
export async function showOtherOffers(place: HTMLElement, data: VisitData): Promise<void> {
  const { locale, origin, partner, prefix = '' } = data;
  const { otherOffers: hotelId = '', shownOffer, hotel = '' } = place.dataset;
  const { hash, search } = location;
  const now = marketNow(Date.now(), settingsOf(locale).timeZone);
  const criteria = {
    ...readCriteria({ hash: hash.slice(1), search: search.slice(1) }, now),
    hotelId,
  };
  const transport = createTransport({
    api: `${origin}/api`,
    locale,
    ...(partner !== undefined && { minisite: partner }),
  });
  const [{ default: messages }, offers] = await Promise.all([
    SALE_CHUNKS[locale](),
    otherOffers(transport, PRODUCT_SETTINGS, criteria, shownOffer),
  ]);
  if (offers.length === 0) {
    place.hidden = true;
    return;
  }
  adoptLaterStyles(document);
  const { hotelId: _hotel, ...chosen } = criteria;
  const t = createTranslate(locale, messages);
  const shown = { offers, hotel, criteria: chosen, locale, t, productUrl: prefix, apiOrigin: origin, track };
  place.replaceChildren();
  place.removeAttribute('aria-label');
  render((<OtherOffers {...shown} />) as unknown as ComponentChild, place);
}
