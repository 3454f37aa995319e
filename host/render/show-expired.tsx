import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { createTransport } from '../../widgets/client/create-transport.ts';
import { expiredHotelOffers } from '../../widgets/client/product/other-offers.ts';
import { PRODUCT_SETTINGS } from '../../widgets/client/product/product-settings.ts';
import type { SearchCriteria } from '../../widgets/core/search/criteria.ts';
import { createTranslate, type Messages } from '../../widgets/messages/translate.ts';
import { ExpiredOffers } from '../pages/not-found/expired-offers.tsx';
import type { PageData } from './page-data.ts';

/** Shows the other offers of the hotel that the hash names, on a page that was not found. [NOTFOUND-03] [PAPI-29] */
export async function showExpired(
  root: HTMLElement,
  { locale, origin, partner, prefix = '' }: PageData,
  messages: Messages,
  criteria: SearchCriteria & { hotelId: string },
): Promise<void> {
  const transport = createTransport({
    api: `${origin}/api`,
    locale,
    ...(partner !== undefined && { minisite: partner }),
  });
  const offers = await expiredHotelOffers(transport, PRODUCT_SETTINGS, criteria);
  const element = (
    <ExpiredOffers
      offers={offers}
      criteria={criteria}
      locale={locale}
      t={createTranslate(locale, messages)}
      productUrl={prefix}
      apiOrigin={origin}
    />
  );
  render(element as unknown as ComponentChild, root);
}
