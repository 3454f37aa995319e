import { openShop, type OpenHours } from '@staykit/core/market/shop.ts';
import file from './shop.json' with { type: 'json' };

/** Tests in a browser are of the demo shop. */
const hours = (each: { days: string; from: number; to: number }) => each as OpenHours;
openShop({
  name: file.name,
  chatHours: hours(file.chatHours),
  markets: Object.fromEntries(
    Object.entries(file.markets).map(([market, { phone, phoneHours }]) => [
      market,
      { phone, phoneHours: phoneHours.map(hours) },
    ]),
  ),
});
