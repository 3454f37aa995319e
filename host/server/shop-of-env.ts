import { join } from 'node:path';
import { enterShop } from '@staykit/gateway/shop/present-shop.ts';
import { readShop } from '@staykit/gateway/shop/read-shop.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import type { Env } from './environment/read-env.ts';
import { TOP } from '../top.ts';

/** The locales that a shop has sites of; none if it has those of the built-in table. */
export function localesOfSites({ sites = {} }: Pick<Env, 'sites'>): Locale[] {
  return Object.values(sites).flatMap((site): Locale[] => (site === 'splash' ? ['fr_BE', 'nl_BE'] : [site]));
}

/** The locales of a shop: those that it has sites of, or all. */
export function shopLocales(env: Pick<Env, 'sites'>): readonly Locale[] {
  const named = [...new Set(localesOfSites(env))];
  return named.length > 0 ? named : LOCALES;
}

/** Makes the shop of the environment the one of this process; the demo has its own. Throws a ContentError. */
export async function enterShopOf(env: Env): Promise<void> {
  const path = env.shopFile ?? (env.mode === 'demo' ? join(TOP, 'host/demo/shop/shop.json') : undefined);
  if (path !== undefined) enterShop(await readShop(path, localesOfSites(env)));
}
