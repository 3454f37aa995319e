import type { ContentStore } from '@staykit/gateway/content/content-store.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import type { Env } from '../environment/read-env.ts';
import { shopLocales } from '../shop-of-env.ts';
import { checkContent } from './check-content.ts';
import { checkSettings } from './check-settings.ts';
import { checkShop } from './check-shop.ts';
import type { Finding } from './finding.ts';

/** What a real shop lacks when it starts, of what can be seen at once; `npx staykit doctor` looks at the rest. */
export async function startFindings(env: Env, content: ContentStore | undefined): Promise<Finding[]> {
  if (env.mode !== 'production' || !content) return [];
  const findings = [
    ...(await checkContent(content, shopLocales(env))),
    ...checkShop(presentShop()),
    ...checkSettings(env),
  ];
  return findings.filter(({ state }) => state !== 'ok');
}
