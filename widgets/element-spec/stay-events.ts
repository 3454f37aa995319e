import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { GiftCheckoutStart } from '@staykit/core/gift/gift-checkout-link.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/* What the declarations of the npm package name for every framework: no type of React may stand here. */

/**
 * The events of the elements and what each carries in `detail`, besides the `partner` of an element that has one. All
 * bubble and leave the shadow root.
 */
export interface StayEvents {
  'stay-ready': Record<string, never>;
  'stay-error': { code: string; message: string };
  /** Cancelable: `preventDefault()` stops the navigation. */
  'stay-search': { criteria: SearchCriteria; url: string };
  /** `offers`: those of the page. */
  'stay-results': { total: number; page: number; criteria: SearchCriteria; offers: readonly OfferCard[] };
  /** Cancelable: `preventDefault()` stops the navigation. */
  'stay-select-offer': { offer: OfferCard; url: string };
  'stay-quote': { priceInfo: PriceInfo };
  /** Cents. */
  'stay-price-change': { previous: number; next: number };
  /** Cancelable: `preventDefault()` stops the navigation. */
  'stay-checkout': CheckoutStart & { url: string };
  /** Cancelable: `preventDefault()` stops the navigation. Without a product there is no `url`, and only format and words. */
  'stay-gift': {
    fields: Partial<GiftCheckoutStart> &
      Pick<GiftCheckoutStart, 'giftFormat'> & { fromName: string; message: string };
    url?: string;
  };
  'stay-contact-sent': Record<string, never>;
}

export type StayEventName = keyof StayEvents;

/** Options of an element's client that no other attribute says: the attribute `settings`, as JSON, or the property. */
export type ElementSettings = Partial<Omit<ClientOptions, 'api' | 'locale' | 'minisite' | 'fetch'>>;
