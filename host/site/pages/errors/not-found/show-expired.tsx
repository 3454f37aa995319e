import { createTransport } from '@staykit/client/transport/create-transport.ts';
import { expiredHotelOffers } from '@staykit/client/product/other-offers.ts';
import { PRODUCT_SETTINGS } from '@staykit/client/product/product-settings.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { apiOptions } from '../../../framework/request/api-options.ts';
import { LOCALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import { renderInto } from '../../../framework/browser/render-into.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';
import { ExpiredOffers } from './expired-offers.tsx';

/** Shows the other offers of the hotel that the address names, on a page that was not found. [NOTFOUND-03] [PAPI-29] */
export async function start(root: HTMLElement, data: VisitData): Promise<void> {
  const { locale, origin, prefix = '' } = data;
  const { hash, search } = location;
  const criteria = readCriteria(
    { hash: hash.slice(1), search: search.slice(1) },
    localNow(Date.now(), locale),
  );
  const { hotelId } = criteria;
  if (hotelId === undefined) return;
  const asked = { ...criteria, hotelId };
  const [{ default: messages }, offers] = await Promise.all([
    LOCALE_CHUNKS[locale](),
    expiredHotelOffers(createTransport(apiOptions(data)), PRODUCT_SETTINGS, asked),
  ]);
  adoptLaterStyles(document);
  renderInto(
    root,
    <ExpiredOffers
      offers={offers}
      criteria={asked}
      locale={locale}
      t={createTranslate(locale, messages)}
      productUrl={origin + prefix}
      apiOrigin={origin}
    />,
  );
}
