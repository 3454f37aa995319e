import { renderInto } from '../../../framework/browser/render-into.ts';
import { createTransport } from '@staykit/client/transport/create-transport.ts';
import { otherOffers } from '@staykit/client/product/other-offers.ts';
import { PRODUCT_SETTINGS } from '@staykit/client/product/product-settings.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { OtherOffers } from './other-offers.tsx';
import { SALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';

/**
 * Shows the other offers of the hotel for the days and travellers that the address names. Where there are none, or they
 * cannot be had, their place goes. [PRODUCT-29] [PAPI-33]
 */
export async function showOtherOffers(place: HTMLElement, data: VisitData): Promise<void> {
  const { locale, origin, prefix = '' } = data;
  const { otherOffers: hotelId = '', shownOffer, hotel = '' } = place.dataset;
  const { hash, search } = location;
  const now = marketNow(Date.now(), settingsOf(locale).timeZone);
  const criteria = {
    ...readCriteria({ hash: hash.slice(1), search: search.slice(1) }, now),
    hotelId,
  };
  const transport = createTransport(apiOptions(data));
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
  const shown = {
    offers,
    hotel,
    criteria: chosen,
    locale,
    t,
    productUrl: origin + prefix,
    apiOrigin: origin,
  };
  place.replaceChildren();
  place.removeAttribute('aria-label');
  renderInto(place, <OtherOffers {...shown} />);
}
