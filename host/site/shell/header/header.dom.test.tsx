import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { THEMES } from '@staykit/themes/registry.ts';
import { baseCss, themeCss } from '@staykit/themes/to-css.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { hydrate, render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { Partner } from '@staykit/partners/partner.ts';
import { pageVisit } from '../../framework/request/page-visit.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { Header } from './header.tsx';
import { AccountMenu } from '../menus/account-menu.tsx';

const t = createTranslate('fr_FR', en);
const propsOf = (locale: Locale) => ({
  address: { page: 'home' as const, prefix: '' },
  locale,
  path: '/',
  search: '',
  origin: { protocol: 'https' as const, host: 'fr-fr.localhost' },
  sites: DEFAULT_SITES,
  t,
  apiOrigin: '',
  visit: pageVisit({}, { care: false }),
});

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${baseCss(':root')}*{box-sizing:border-box}body{margin:0}`);
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
afterEach(() => page.viewport(1024, 768));

const seen = (view: Rendered) =>
  Object.entries({
    gift: view.container.querySelector('[data-gift-icon]'),
    account: view.container.querySelector('[data-sign-in]'),
    burger: view.container.querySelector('[data-menu="burger"]'),
  }).flatMap(([name, part]) => (part?.checkVisibility() ? [name] : []));

describe('the header', () => {
  it('has gifts and the account on every screen, and a menu where there is no room for more [HEADER-02]', async () => {
    for (const locale of LOCALES) {
      const view = await render(<Header {...propsOf(locale)} />);
      for (const [width, parts] of [
        [320, ['gift', 'account', 'burger']],
        [390, ['gift', 'account', 'burger']],
        [768, ['gift', 'account', 'burger']],
        [1023, ['gift', 'account', 'burger']],
        [1024, ['gift', 'account']],
        [1440, ['gift', 'account']],
      ] as const) {
        await page.viewport(width, 800);
        expect(seen(view), `${locale} at ${width} px`).toEqual(parts);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      }
      await view.unmount();
    }
  });

  it.each([...THEMES.values()])(
    'has the logo of a partner, however wide, beside its icons on every screen, and the shop, in the look $name [HEADER-02] [HEADER-08]',
    async (theme) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(themeCss(theme, ':root'));
      document.adoptedStyleSheets.push(sheet);
      const logoUrl = '/logo.svg';
      const partner: Partner = {
        slug: 'mag',
        folder: '/partners/mag',
        minisiteId: 412,
        minisiteUrl: 'mag',
        minisiteLocale: 'fr_FR',
        bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
        logoUrl,
        features: {},
      };
      const view = await render(
        <Header {...propsOf('fr_FR')} address={{ page: 'search', prefix: '/mag', partner }} />,
      );
      const logo = view.container.querySelector('img')!;
      logo.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="40"/>')}`;
      await logo.decode();
      const shop = view.container.querySelector('[data-shop]')!;
      const icons = view.container.querySelector('[data-help]')!.parentElement!;
      for (const width of [320, 390, 599, 767, 768, 1023, 1024, 1199, 1440]) {
        await page.viewport(width, 800);
        const at = `${width} px`;
        const [mark, row] = [logo.getBoundingClientRect(), icons.getBoundingClientRect()];
        expect(mark.width, at).toBeGreaterThanOrEqual(60);
        expect(mark.right, at).toBeLessThanOrEqual(row.left);
        expect(mark.top, at).toBeLessThan(row.bottom);
        expect(row.top, at).toBeLessThan(mark.bottom);
        expect(shop.checkVisibility(), at).toBe(true);
        const name = shop.getBoundingClientRect();
        // On a phone in the row above, elsewhere in the same.
        if (width < 768) expect(name.bottom, at).toBeLessThanOrEqual(row.top + 1);
        else expect(name.right, at).toBeLessThanOrEqual(row.left);
        expect(seen(view), at).toEqual(width < 1024 ? ['gift', 'account', 'burger'] : ['gift', 'account']);
        expect(document.documentElement.scrollWidth, at).toBeLessThanOrEqual(width);
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      await view.unmount();
    },
  );

  it('names its icons for who does not see them [HEADER-02]', async () => {
    await page.viewport(390, 800);
    const view = await render(
      <>
        <Header {...propsOf('fr_FR')} />
        <main id="content" />
      </>,
    );
    expect(view.getByRole('link', { name: t('host.giveGift') })).toBeTruthy();
    expect(view.getByRole('link', { name: t('account.signIn') })).toBeTruthy();
    expect(view.getByRole('link', { name: t('menu.open') })).toBeTruthy();
    expect((await axe.run(view.container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

it('the menu of an account is that of a phone until the screen is measured, and nothing disagrees [HEADER-10]', async () => {
  const menu = <AccountMenu open onClose={() => {}} onSignOut={() => {}} t={t} />;
  const html = renderToString(menu);
  expect(html).toContain('<dialog');
  expect(html).not.toContain('data-dropdown');
  await page.viewport(390, 800);
  const onPhone = await hydrate(html, menu);
  expect(onPhone.container.querySelector('dialog')).toBeTruthy();
  expect(onPhone.mutations.filter(({ type }) => type !== 'attributes')).toEqual([]);
  await onPhone.unmount();
  await page.viewport(1024, 768);
  const view = await hydrate(html, menu);
  await waitFor(() => expect(view.container.querySelector('[data-dropdown]')).toBeTruthy());
  expect(view.container.querySelector('dialog')).toBeNull();
});
