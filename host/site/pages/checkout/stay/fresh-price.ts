import type { Locale } from '@staykit/values/market/locale.ts';
import { quoteRefusal } from '@staykit/core/price/offer-quote.ts';
import { askPrice } from './ask-price.ts';
import type { CheckoutData } from '../checkout-data.ts';
import { todayOf } from '../checkout-form.ts';
import type { PricedCheckout } from './stay-sale.ts';
import type { CheckoutTools } from '../checkout-tools.ts';

/** What of a checkout is asked for again. */
interface AskedAnew {
  data: CheckoutData;
  locale: Locale;
  tools: CheckoutTools;
  /** The codes that are to count. */
  codes: { promo?: string | undefined; gift?: string | undefined };
  signal: AbortSignal;
}

/** The stay as it is sold now, with the codes that count; nothing where it is sold no more. */
export async function freshPrice({
  data,
  locale,
  tools: { client, gifts, now },
  codes,
  signal,
}: AskedAnew): Promise<PricedCheckout | undefined> {
  const asked = await askPrice(
    data,
    client,
    { locale, today: todayOf(locale, now()), promoCode: codes.promo },
    signal,
  );
  if (quoteRefusal(asked.quote) !== undefined || !asked.quote.priceInfo) return undefined;
  if (codes.gift === undefined) return asked;
  const { difference } = await gifts.priceWithGift(codes.gift, asked.quote.quoteId ?? '', { signal });
  return { ...asked, gift: { code: codes.gift, difference } };
}
