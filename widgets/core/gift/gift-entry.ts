import type { Locale } from '@staykit/values/market/locale.ts';
import { GIFT_CARD_PATH, giftCardTerms, isGiftCardPath } from './card/gift-card.ts';

/** Where the gift icon of the header leads. Addresses are paths of the shop or https addresses. */
export interface GiftEntrySettings {
  /** Locales whose icon opens the gift drawer. GIFT_DRAWER_LOCALES [GIFTDRAWER-01] */
  drawerLocales: readonly Locale[];
  /** The gift shop of a locale without the drawer. GIFT_SHOP_URL [GIFTDRAWER-05] */
  shopUrls: Readonly<Partial<Record<Locale, string>>>;
  /** Query parameters that say where a visitor of the gift shop came from. GIFT_SHOP_UTM [GIFTDRAWER-05] */
  utm: { source: string; medium: string };
  /** The gift card of no locale in particular. GENERIC_GIFT_CARD_URL [GIFTDRAWER-06] */
  giftCardUrl?: string;
}

/** The gift icon of this shop. */
export const GIFT_ENTRY: GiftEntrySettings = {
  drawerLocales: ['es_ES', 'nl_BE', 'fr_BE', 'it_IT', 'nl_NL', 'fr_FR'],
  shopUrls: { fr_FR: '/boxes', es_ES: '/boxes', fr_BE: '/boxes', nl_BE: '/boxes' },
  utm: { source: 'staykit', medium: 'header' },
  giftCardUrl: GIFT_CARD_PATH,
};

/** What a press on the gift icon does: opens the drawer, or leads somewhere. */
export type GiftEntry = { kind: 'drawer' } | { kind: 'link'; href: string };

/** What the gift icon does in a locale; nothing where there is nothing to lead to: it is hidden. [GIFTDRAWER-01] [GIFTDRAWER-05..07] */
export function giftEntry(
  locale: Locale,
  careMode: boolean,
  { drawerLocales, shopUrls, utm, giftCardUrl }: GiftEntrySettings = GIFT_ENTRY,
): GiftEntry | undefined {
  const isSold = giftCardUrl !== undefined && (!isGiftCardPath(giftCardUrl) || giftCardTerms(locale));
  const card: GiftEntry | undefined = isSold ? { kind: 'link', href: giftCardUrl } : undefined;
  if (careMode) return card;
  if (drawerLocales.includes(locale)) return { kind: 'drawer' };
  const shop = shopUrls[locale];
  return shop === undefined ? card : { kind: 'link', href: withUtm(shop, utm) };
}

/** An address with where the visitor came from; what its query says already stays. */
function withUtm(address: string, { source, medium }: GiftEntrySettings['utm']): string {
  const [path = '', anchor] = address.split('#');
  const utm = new URLSearchParams({ utm_source: source, utm_medium: medium });
  return `${path}${path.includes('?') ? '&' : '?'}${utm}${anchor === undefined ? '' : `#${anchor}`}`;
}
