import type { Messages } from '../../widgets/messages/translate.ts';
import { createTranslate } from '../../widgets/messages/translate.ts';
import { GiftCheckoutForm } from '../pages/checkout/gift/gift-checkout.tsx';
import type { GiftCheckoutData } from '../pages/checkout/gift/gift-data.ts';
import type { GiftTools } from '../pages/checkout/gift/use-gift-checkout.ts';
import type { PageData } from './page-data.ts';

/** The checkout of a gift, as the server prints it and the browser takes it over. */
export function giftCheckoutIsland(
  { locale, origin }: Pick<PageData, 'locale' | 'origin'>,
  data: GiftCheckoutData,
  { messages, now }: { messages: Messages; now: () => number },
  tools?: GiftTools,
) {
  const stay = { locale, now, t: createTranslate(locale, messages), assetBase: origin };
  return <GiftCheckoutForm data={data} stay={stay} {...(tools && { tools })} />;
}
