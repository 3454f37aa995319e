import { marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';
import type { GiftCardTerms } from '../gift/card/gift-card-terms.ts';

/** A group of days with the same hours; each has its own text. */
export type OpenDays = 'weekdays' | 'saturday' | 'weekend';

/** Opening hours: full hours in the market's time zone, 0 to 24. */
export interface OpenHours {
  days: OpenDays;
  from: number;
  to: number;
}

/** How guests of a market reach the shop. */
export interface ShopMarket {
  /** The customer service, as dialled: `+33199000000`. */
  phone: string;
  /** When somebody answers, on the market's clock. [CONTACT-07] */
  phoneHours: readonly OpenHours[];
}

/** A picture of the shop. */
export interface ShopImage {
  /** Path on the shop's sites. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What visitors read of a shop on every page. */
export interface ShopIdentity {
  name: string;
  /** Its logo; without one its name is set in type. */
  logo?: ShopImage;
  /** The logo for dark mode. */
  logoDark?: ShopImage;
  /** The icon of browser tabs, with its media type and the manifest that names it. */
  icon?: ShopImage & { type: string; manifest: string };
  /** The picture of pages that have none of their own, for social networks. */
  social?: ShopImage;
  /** Opening hours of the chat. [CONTACT-04] */
  chatHours: OpenHours;
  /** The markets that it sells in. */
  markets: Partial<Record<Market, ShopMarket>>;
  /** Its gift card; without one it sells none. */
  giftCard?: GiftCardTerms;
}

/*
 * A process serves one shop, and a page is of one shop: the server opens it before its first page, and the browser with
 * the data of the page. Elements on pages of others know none: they show no phone.
 */
let present: ShopIdentity = { name: '', chatHours: { days: 'weekdays', from: 9, to: 18 }, markets: {} };

/** Makes a shop the one that pages, mails and calls speak for. */
export function openShop(shop: ShopIdentity): void {
  present = shop;
}

/** The shop of this process or page. */
export const shop = (): ShopIdentity => present;

/** How guests of a locale reach the shop; undefined where it does not sell. */
export const shopMarket = (locale: Locale): ShopMarket | undefined => present.markets[marketOf(locale)];

/** What pages of a locale need of the shop in the browser. */
export function shopForPage(locale: Locale): ShopIdentity {
  const own = shopMarket(locale);
  // Only the server prints these.
  const { icon: _icon, social: _social, giftCard: _giftCard, ...shown } = present;
  return { ...shown, markets: own ? { [marketOf(locale)]: own } : {} };
}

/** Whether the shop has the drawn mark, which spells its name. */
export const hasMark = (): boolean => present.name === 'Staykit' && !present.logo;

/** The title of a page: its own, and the shop's name. */
export const withShop = (title: string): string =>
  present.name === '' ? title : `${title} | ${present.name}`;
