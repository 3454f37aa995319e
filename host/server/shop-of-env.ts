import { join } from 'node:path';
import { enterShop } from '@staykit/gateway/shop/present-shop.ts';
import { readShop } from '@staykit/gateway/shop/read-shop.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Env } from './environment/read-env.ts';
import { TOP } from '../top.ts';

/** The locales that a shop has sites of; none if it has those of the built-in table. */
export function localesOfSites({ sites = {} }: Pick<Env, 'sites'>): Locale[] {
  return Object.values(sites).flatMap((site): Locale[] => (site === 'splash' ? ['fr_BE', 'nl_BE'] : [site]));
}

/** Makes the shop of the environment the one of this process; the demo has its own. Throws a ContentError. */
export async function enterShopOf(env: Env): Promise<void> {
  const path = env.shopFile ?? (env.mode === 'demo' ? join(TOP, 'host/demo/shop/shop.json') : undefined);
  if (path !== undefined) enterShop(await readShop(path, localesOfSites(env)));
}
