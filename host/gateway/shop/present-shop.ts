import { openShop } from '@staykit/core/market/shop.ts';
import type { ShopFile } from './shop-schema.ts';

/** A shop that nobody described: it has no gifts by post. */
let present: ShopFile = {
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
};

/** The shop of this process. */
export const presentShop = (): ShopFile => present;

/** Makes a shop the one of this process: a process serves one. */
export function enterShop(file: ShopFile): void {
  present = file;
  const { name, chatHours, markets } = file;
  openShop({
    name,
    chatHours,
    markets: Object.fromEntries(Object.entries(markets).filter(([, market]) => market !== undefined)),
  });
}
