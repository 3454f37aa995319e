import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { afterAll, expect, it, vi } from 'vitest';
import '@staykit/demo/fixtures/enter-shop.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { BurgerMenu } from '../../shell/menus/burger-menu.tsx';
import { TOP } from '@staykit/host/top.ts';

// Files of a worker share their modules: this one loads its own, with what it replaces, and leaves none of them behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@staykit/core/contact/contact-route.ts', () => ({ CONTACT_ROUTE: '/aide' }));

it('another contact route moves the page, and the links of header, menu and footer [CONTACT-01]', async () => {
  const app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      content: await openContent({ folder: join(TOP, 'host/demo/content') }),
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
  const visit = async (url: string) => app.inject({ url, headers: { host: 'fr-fr.localhost' } });
  const page = await visit('/aide');
  expect([page.statusCode, (await visit('/contact')).statusCode]).toEqual([200, 404]);
  expect(page.body).toContain('data-island="contact"');
  const { body } = await visit('/search');
  const part = (tag: string) => new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`).exec(body)?.[0] ?? '';
  for (const tag of ['header', 'footer']) {
    expect(part(tag), tag).toContain('href="/aide"');
    expect(part(tag), tag).not.toContain('href="/contact"');
  }
  const menu = renderToString(
    <BurgerMenu open onClose={() => {}} nodes={[]} locale="fr_FR" t={createTranslate('en', en)} />,
  );
  expect(menu).toContain('href="/aide"');
  expect(menu).not.toContain('href="/contact"');
  await app.close();
});
