import { readFileSync } from 'node:fs';
import { enterShop } from '@staykit/gateway/shop/present-shop.ts';
import { shopSchema } from '@staykit/gateway/shop/shop-schema.ts';

/** Tests on a server are of the demo shop, unless they enter another. */
enterShop(shopSchema.parse(JSON.parse(readFileSync(new URL('shop.json', import.meta.url), 'utf8'))));
