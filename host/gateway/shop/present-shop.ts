import type { Market } from '@staykit/values/market/locale.ts';
import { openShop } from '@staykit/core/market/shop.ts';
import { giftCardOf } from './gift-card-schema.ts';
import type { Shop } from './read-shop.ts';
import { MARKETS } from './shop-schema.ts';
import { manifestOf, type ShopPicture } from './shop-pictures.ts';

/** A shop that nobody described: it has no gifts by post. */
let present: Shop = {
  name: '',
  markets: {},
  chatHours: { days: 'weekdays', from: 9, to: 18 },
  boxes: {},
  packaging: { categories: [], elements: [] },
  postage: {
    digitalMarkets: ['FR', 'ES', 'BE', 'NL', 'IT'],
    countries: [],
    singleVoucher: { home: 0, abroad: 0, fee: 0 },
    box: { home: 0, abroad: 0, fee: 0 },
  },
  niceToKnow: {},
  giftCard: { least: 3_000, most: 100_000, step: 1, months: 12 },
};

/** The shop of this process. */
export const presentShop = (): Shop => present;

/** The markets that a shop sells in; of a shop that nobody described, all. */
export function soldIn({ markets }: Pick<Shop, 'markets'>): Market[] {
  return MARKETS.filter((name) => markets[name]);
}

/** Makes a shop the one of this process: a process serves one. */
export function enterShop(file: Shop): void {
  present = file;
  const { name, chatHours, giftCard, markets, pictures = {} } = file;
  const { logo, logoDark, icon, social } = pictures;
  openShop({
    name,
    chatHours,
    giftCard: giftCardOf(giftCard, soldIn(file)),
    ...(logo && { logo: sized(logo) }),
    ...(logoDark && { logoDark: sized(logoDark) }),
    ...(icon && {
      icon: { ...sized(icon), type: icon.type, manifest: `/assets/${manifestOf(name, icon).name}` },
    }),
    ...(social && { social: sized(social) }),
    markets: Object.fromEntries(Object.entries(markets).filter(([, market]) => market !== undefined)),
  });
}

const sized = ({ name, width, height }: ShopPicture) => ({ url: `/assets/${name}`, width, height });
