import { useEffect, useState } from 'react';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import type { BookedProduct } from '@staykit/core/offer/product.ts';
import type { ProductOffer } from '@staykit/core/offer/room.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { ProductStay } from '@staykit/core/search/address/product-hash.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { BookingBoxProps, PriceChange } from '@staykit/widgets/booking-box/booking-box.props.ts';
import { priceDisplay, type PriceDisplay } from '@staykit/widgets/booking-box/price/price-display.ts';
import { useBookingBox } from '@staykit/widgets/booking-box/use-booking-box.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useGiven, useShop } from '../shop/use-shop.ts';
import type { GivenCriteria } from '../widget-props.ts';

/** What is priced, and where it is sold. */
export interface UseQuoteOptions
  extends
    StaykitSettings,
    Pick<
      BookingBoxProps,
      | 'productId'
      | 'product'
      | 'limits'
      | 'now'
      | 'onQuote'
      | 'onPriceChange'
      | 'onCheckout'
      | 'onError'
      | 'navigate'
    > {
  /** Page of the checkout, which receives the choice in its query. Default: the shop's own. */
  checkoutUrl?: string;
  /** Dates and travellers at first: as in the address, `checkin=2030-06-10&checkout=2030-06-12&a=2`, or an object with the same keys. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createBookingBoxClient`; the hook makes its own otherwise. */
  client?: BookingBoxClient;
}

/** A price that changed on the way to the checkout, and the two ways on. */
export interface OpenPriceChange extends PriceChange {
  /** Opens the checkout with the new price. */
  accept: () => void;
  /** Stays, with the new price shown. */
  drop: () => void;
}

/** The price of a stay. */
export interface UseQuoteResult {
  /**
   * `from`: no dates are chosen, `price` is the lowest. `refused`: not to be had, for `reason`. `failed`: nobody
   * answered. `gone`: the shop sells it no longer.
   */
  status: 'from' | 'loading' | 'priced' | 'refused' | 'failed' | 'gone';
  /** What is known of the product. */
  product: BookedProduct | undefined;
  /** The chosen dates, travellers and offer. */
  stay: ProductStay;
  /** The price as it is shown, in cents; while another one loads the last one, as `old`. */
  price: PriceDisplay | undefined;
  /** All of the price of chosen dates, in cents. */
  quote: PriceInfo | undefined;
  /** The offers of the product on these dates, by id: rooms to choose from by `choose({ offerId })`. */
  offers: Readonly<Record<string, ProductOffer>>;
  /** Activities of the stay that are done on one day, with their days. [BOOKING-09] */
  activities: readonly ActivityDates[];
  /** Why it is refused: for reports, not for visitors. [PERROR-10] */
  reason: string | undefined;
  /** Changes dates, travellers or offer: `{ checkin, checkout }`, `{ pax }`. The price follows. [BOOKING-01] */
  choose: (stay: Partial<ProductStay>) => void;
  /** Takes the day of an activity, or none. [BOOKING-09] */
  chooseActivity: (id: string, day: PlainDate | undefined) => void;
  /** What Book still asks for. */
  missing: 'dates' | 'activities' | undefined;
  /** The price is asked for once more before the checkout opens. [QUOTE-02] */
  isChecking: boolean;
  /** The price became another one on the way to the checkout: go on with it, or drop it. [QUOTE-03] [QUOTE-04] */
  change: OpenPriceChange | undefined;
  /** Opens the checkout, or says in `missing` what is to be chosen first. */
  book: () => void;
  /** Asks again after a failure. */
  retry: () => void;
}

/** The price of a stay without its box, as `BookingBox` has it. Another `productId` keeps dates and travellers. */
export function useQuote(options: UseQuoteOptions): UseQuoteResult {
  const { client, criteria: given, ...rest } = options;
  const { productId } = rest;
  const shop = useShop('useQuote()', options, createBookingBoxClient, client);
  const box = useBookingBox({
    ...rest,
    ...shop.shared,
    parts: {},
    criteria: useGiven(shop, given) ?? emptyCriteria(shop.flow),
    checkoutUrl: options.checkoutUrl ?? `${shop.origin}/checkout`,
    assetBase: shop.origin,
  });
  const { change, chosen, message, price: known } = box;
  // The price that is known is that of the product before, until its own is asked for and answered.
  const [asked, setAsked] = useState(productId);
  const [priced, setPriced] = useState(productId);
  const { choose } = box;
  const askAgain = useEvent(() => choose(chosen));
  useEffect(() => {
    if (asked === productId) return;
    setAsked(productId);
    askAgain();
  }, [asked, askAgain, productId]);
  useEffect(() => {
    if (asked === productId && known.state !== 'loading') setPriced(productId);
  }, [asked, known.state, productId]);
  const isOther = asked !== productId;
  const isPriced = known.state === 'priced' && !isOther;
  return {
    status: box.gone ? 'gone' : isOther ? 'loading' : box.failed ? 'failed' : known.state,
    product: box.product,
    stay: chosen,
    price:
      isOther || (known.state === 'loading' && priced !== productId)
        ? undefined
        : priceDisplay(
            { price: known, stay: chosen, ...(box.before && { before: box.before }) },
            box.product,
          ),
    quote: isPriced ? known.quote.priceInfo : undefined,
    offers: isPriced ? known.offers : {},
    activities: isPriced ? known.activities : [],
    reason: known.state === 'refused' && !isOther ? known.reason : undefined,
    choose: (next) => choose(withNights({ ...chosen, ...next })),
    chooseActivity: box.chooseActivity,
    missing: message === 'dates' || message === 'activities' ? message : undefined,
    isChecking: box.checking === true,
    change: change && {
      previous: change.previous,
      next: change.next,
      accept: box.continueChanged,
      drop: box.dropChange,
    },
    book: () => void box.begin(),
    retry: box.retry,
  };
}

/** A stay whose nights are those between its dates. */
const withNights = (stay: ProductStay): ProductStay =>
  stay.checkin && stay.checkout ? { ...stay, night: nightsBetween(stay.checkin, stay.checkout) } : stay;
