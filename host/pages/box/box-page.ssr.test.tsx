import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { expect, it } from 'vitest';
import { createGiftClient } from '../../../widgets/client/gift/create-gift-client.ts';
import en from '../../../widgets/messages/en.json' with { type: 'json' };
import { createTranslate } from '../../../widgets/messages/translate.ts';
import type { PageRequest } from '../../render/page.ts';
import { boxPage } from './page.tsx';

/** The page of a box where the call of its detail is answered with a status. */
async function visit(status: number, code: string) {
  const fetch: typeof globalThis.fetch = async () => Response.json({ code, message: 'x' }, { status });
  const request = {
    address: { page: 'box', prefix: '', slug: 'bien-etre', code: 'SPAEBOX' },
    locale: 'fr_FR',
    t: createTranslate('en', en),
    gifts: createGiftClient({ api: 'https://shop.example/api', locale: 'fr_FR', fetch }),
    content: { articles: async () => [] },
    productUrl: '',
    visit: {},
  } as unknown as PageRequest;
  const page = await boxPage(request);
  return { page, html: renderToString(page.body as unknown as VNode) };
}

it('the page of a box whose detail cannot be had says so in place of its body [PERROR-09]', async () => {
  const { page, html } = await visit(500, 'INTERNAL');
  expect(page.status).toBe(500);
  expect(page.head.robots).toBe('noindex, follow');
  expect(html).toContain('<h1>Oops, something went wrong</h1>');
  expect(html).not.toMatch(/data-gift|data-section|<img/);
});
