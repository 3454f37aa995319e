import { defineCommand } from 'citty';
import { giftCardOf } from '@staykit/gateway/shop/gift-card-schema.ts';
import { soldIn } from '@staykit/gateway/shop/present-shop.ts';
import { readShop } from '@staykit/gateway/shop/read-shop.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { localesOfSites } from '../../server/shop-of-env.ts';
import { demoPictures } from '../../server/doctor/check-shop.ts';
import { CliError } from '../cli-error.ts';
import { shopInit } from './shop-init.ts';

const check = defineCommand({
  meta: { name: 'check', description: 'Checks a shop file; prints the file and line of every problem' },
  args: {
    file: { type: 'positional', description: 'File; default: that of SHOP_FILE', required: false },
  },
  run: async ({ args: { file } }) => {
    const env = readEnv(process.env);
    const path = file ?? env.shopFile;
    if (path === undefined) throw new CliError('Name a file, or set SHOP_FILE.', 2);
    const shop = await readShop(path, localesOfSites(env));
    const pictures = demoPictures(shop);
    if (pictures.length > 0) {
      const told = `${path}: packaging.elements: expected pictures of this shop, received ${pictures.join(', ')}, which are drawn for the demo alone.`;
      if (env.mode === 'production') throw new CliError(told);
      console.warn(`warning: ${told}`);
    }
    const { name, markets, giftCard, boxes, identity = {} } = shop;
    const sold = soldIn({ markets });
    const card = giftCardOf(giftCard, sold);
    const cards =
      card.markets.length > 0
        ? `gift cards: ${card.least / 100} to ${card.most / 100} EUR, ${card.months} months, in ${card.markets.join(', ')}`
        : 'gift cards: none';
    console.log(
      `${path} is good: ${name}, in ${sold.join(', ')}; ${cards}; boxes described: ${Object.keys(boxes).length}, pictures: ${Object.keys(identity).join(', ') || 'none'}.`,
    );
  },
});

/** `staykit shop ...` */
export const shopCommand = defineCommand({
  meta: { name: 'shop', description: 'The file of the shop, and the files of a new one' },
  subCommands: { init: shopInit, check },
});
