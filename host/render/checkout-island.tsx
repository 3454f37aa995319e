import type { Messages } from '../../widgets/messages/translate.ts';
import { createTranslate } from '../../widgets/messages/translate.ts';
import { Checkout } from '../pages/checkout/checkout.tsx';
import type { CheckoutData } from '../pages/checkout/checkout-data.ts';
import type { CheckoutTools } from '../pages/checkout/use-checkout.ts';
import type { PageData } from './page-data.ts';

/** The checkout of a page, as the server prints it and the browser takes it over. */
export function checkoutIsland(
  { locale, origin }: Pick<PageData, 'locale' | 'origin'>,
  data: CheckoutData,
  { messages, now }: { messages: Messages; now: () => number },
  tools?: CheckoutTools,
) {
  const stay = { locale, now, t: createTranslate(locale, messages), assetBase: origin };
  return <Checkout data={data} stay={stay} {...(tools && { tools })} />;
}
