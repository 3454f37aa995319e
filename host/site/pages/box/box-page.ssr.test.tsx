import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { expect, it } from 'vitest';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { boxPage } from './page.tsx';

/** The page of a box where the call of its detail is answered with a status. */
async function visit(status: number, code: string) {
  const fetch: typeof globalThis.fetch = async () => Response.json({ code, message: 'x' }, { status });
  const request = testRequest({
    address: { page: 'box', prefix: '', slug: 'bien-etre', code: 'SPAEBOX' },
    locale: 'fr_FR',
    t: createTranslate('en', en),
    gifts: createGiftClient({ api: 'https://shop.example/api', locale: 'fr_FR', fetch }),
    content: { articles: async () => [] },
    productUrl: '',
  });
  const page = await boxPage(request);
  return { page, html: printElement(page.body) };
}

it('the page of a box whose detail cannot be had says so in place of its body [PERROR-09]', async () => {
  const { page, html } = await visit(500, 'INTERNAL');
  expect(page.status).toBe(500);
  expect(page.head.robots).toBe('noindex, follow');
  expect(html).toContain('<h1>Oops, something went wrong</h1>');
  expect(html).not.toMatch(/data-gift|data-section|<img/);
});
