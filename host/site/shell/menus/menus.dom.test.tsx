import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import type { MenuNode } from '@staykit/core/content/menu.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { BOOKING_LOOKUP_PATH, CHECK_REQUEST_CODE } from '../shell-links.ts';
import { AccountMenu } from './account-menu.tsx';
import { appSites } from './app-site.ts';
import { BurgerMenu, type BurgerMenuProps } from './burger-menu.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { screenType } from './screen-type.ts';

const t = createTranslate('fr_FR', en);
const nothing = () => {};

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
afterEach(() => page.viewport(1024, 768));

/** `a`, with what is below it. */
const node = (label: string, ...children: MenuNode[]): MenuNode => ({
  _id: label,
  label,
  uri: `/search?${label}`,
  ...(children.length > 0 && { children }),
});
const tree = [
  node('Stays', node('Sea', node('North', node('Ostend', node('Too deep')))), node('Hills', node('Alps'))),
  node('Gifts', node('Boxes')),
];

describe('the menu of a small screen', () => {
  const show = (more: Partial<BurgerMenuProps> = {}) =>
    render(<BurgerMenu open onClose={nothing} nodes={[]} locale="fr_FR" t={t} {...more} />);
  const words = (view: { container: HTMLElement }) =>
    [...view.container.querySelectorAll('a')].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent,
    );
  const social = [
    { network: 'Insta', url: 'https://i.example/' },
    { network: 'Tube', url: 'https://t.example/' },
  ];

  it('lists what a guest comes back for, in order, networks last [MENU-01]', async () => {
    const view = await show({ links: { social } });
    expect(words(view)).toEqual([
      'Check my Booking',
      'I have a gift box',
      'Wishlist',
      'Contact',
      'Follow us on Insta',
      'Follow us on Tube',
    ]);
    expect(view.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/account/wishlist');
    expect(view.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', CONTACT_ROUTE);
  });

  it('leads to the look-up of a booking with the code of who only looks [MENU-02]', async () => {
    const link = (await show()).getByRole('link', { name: 'Check my Booking' });
    expect(link).toHaveAttribute('href', `${BOOKING_LOOKUP_PATH}#${CHECK_REQUEST_CODE}`);
  });

  it('leads to the login of its point of sale, and has none where there is none [MENU-03]', async () => {
    const boxLogins = { FR: 'https://fr.example/', BE: 'https://be.example/' };
    for (const [locale, href] of [
      ['fr_FR', boxLogins.FR],
      ['nl_BE', boxLogins.BE],
    ] as const)
      expect(
        (await show({ locale, boxLogins })).getByRole('link', { name: 'I have a gift box' }),
      ).toHaveAttribute('href', href);
    expect(
      (await show({ locale: 'it_IT', boxLogins })).queryByRole('link', { name: 'I have a gift box' }),
    ).toBeNull();
  });

  it('shows the networks of its locale, and none where there are none [MENU-04]', async () => {
    const view = await show({ links: { social } });
    expect(view.getAllByRole('link', { name: /Follow us/ })).toHaveLength(2);
    const none = await show({ locale: 'es_ES' });
    expect(none.queryByRole('link', { name: /Follow us/ })).toBeNull();
  });

  it('stays inside a minisite, but for the wishes, which are kept on the shop [MINISITE-22]', async () => {
    const view = await show({ nodes: [node('Sea')], prefix: '/mag-a', shop: 'https://shop.example' });
    const hrefs = [...view.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/mag-a/search?Sea',
      `/mag-a${BOOKING_LOOKUP_PATH}#${CHECK_REQUEST_CODE}`,
      '/mag-a/beneficiary/login',
      'https://shop.example/account/wishlist',
      `/mag-a${CONTACT_ROUTE}`,
    ]);
  });

  it('goes down level by level, and back to the one above', async () => {
    const view = await show({ nodes: tree });
    await userEvent.click(view.getByRole('button', { name: 'Stays' }));
    expect(view.getByRole('link', { name: 'All: Stays' })).toHaveAttribute('href', '/search?Stays');
    await userEvent.click(view.getByRole('button', { name: 'Sea' }));
    expect(view.getByRole('button', { name: 'North' })).toBeTruthy();
    expect(view.queryByRole('button', { name: 'Hills' })).toBeNull();
    const back = view.getByRole('button', { name: 'Back' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    await userEvent.click(back);
    expect(view.getByRole('button', { name: 'Hills' })).toBeTruthy();
    expect((await axe.run(view.getByRole('dialog'))).violations).toEqual([]);
  });

  it('offers the six sites in the app, and none in a browser [NATIVEAPP-02]', async () => {
    const sites = appSites({ protocol: 'https', host: 'fr-be.localhost' }, DEFAULT_SITES);
    const view = await show({ locale: 'fr_BE', sites });
    const select = view.getByRole('combobox', { name: 'Country and language' });
    expect(select.querySelectorAll('option')).toHaveLength(6);
    expect(select).toHaveValue('https://fr-be.localhost/');
    expect((await show({ locale: 'fr_BE' })).queryByRole('combobox')).toBeNull();
  });
});

describe('the menu of a desk', () => {
  const theme = { themaTitle: 'Spa', description: 'Warm water', weekendUrl: '/x' };
  const open = (view: { container: HTMLElement }) =>
    [...view.container.querySelectorAll('[data-level]')].map((level) =>
      [...level.children].map((entry) => entry.querySelector('a')?.textContent).join(),
    );

  it('opens the panel of a tab, and the next level of what is pointed at or in focus [MENU-11]', async () => {
    const view = await render(<MegaMenu nodes={tree} t={t} />);
    await userEvent.hover(view.getByRole('link', { name: 'Stays' }));
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts', 'Sea,Hills']));
    await userEvent.hover(view.getByRole('link', { name: 'Hills' }));
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts', 'Sea,Hills', 'Alps']));
    await userEvent.hover(view.getByRole('link', { name: 'Gifts' }));
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts', 'Boxes']));
    await act(() => view.getByRole('link', { name: 'Stays' }).focus());
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts', 'Sea,Hills']));
    await act(() => view.getByRole('link', { name: 'Sea' }).focus());
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts', 'Sea,Hills', 'North']));
  });

  it('what leads nowhere is a button: below the tabs the key that opened it closes it again', async () => {
    const heading = (label: string, ...children: MenuNode[]): MenuNode => ({ _id: label, label, children });
    const view = await render(<MegaMenu nodes={[heading('Stays', heading('Sea', node('North')))]} t={t} />);
    view.container.style.pointerEvents = 'none';
    const [tab, sea] = ['Stays', 'Sea'].map((name) => view.getByRole('button', { name }));
    expect(tab).toHaveAttribute('aria-expanded', 'true');
    expect(sea).toHaveAttribute('aria-expanded', 'false');
    await act(() => sea?.focus());
    await waitFor(() => expect(sea).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sea).toHaveAttribute('aria-expanded', 'false'));
    expect(view.queryByRole('link', { name: 'North' })).toBeNull();
    await userEvent.keyboard(' ');
    await view.findByRole('link', { name: 'North' });
    // A tab keeps its panel: below the tabs there is no empty place.
    await act(() => tab?.focus());
    await userEvent.keyboard('{Enter}');
    expect(view.getByRole('button', { name: 'Sea' })).toBeTruthy();
  });

  it('opens with the panel of its first tab, and no empty place below the tabs', async () => {
    const view = await render(<MegaMenu nodes={tree} t={t} />);
    expect(open(view)).toEqual(['Stays,Gifts', 'Sea,Hills']);
  });

  it('has four levels and no fifth [MENU-09]', async () => {
    const view = await render(<MegaMenu nodes={tree} t={t} />);
    // Where the mouse happens to be says nothing here.
    view.container.style.pointerEvents = 'none';
    for (const name of ['Stays', 'Sea', 'North', 'Ostend'])
      await act(() => view.getByRole('link', { name }).focus());
    await waitFor(() => expect(open(view)).toHaveLength(4));
    expect(view.queryByRole('link', { name: 'Too deep' })).toBeNull();
    expect((await axe.run(view.container)).violations).toEqual([]);
  });

  it('shows the theme of this week, and nothing in its place [MENU-10]', async () => {
    const view = await render(<MegaMenu nodes={tree} theme={theme} t={t} />);
    const link = view.getByTitle('Spa');
    expect(link).toHaveAttribute('href', '/x');
    expect(link.textContent).toContain('Warm water');
    expect((await render(<MegaMenu nodes={tree} t={t} />)).container.querySelector('[href="/x"]')).toBeNull();
  });

  it('closes all when it is left, and opens without a deeper choice [MENU-12]', async () => {
    const left = vi.fn();
    const view = await render(
      <>
        <MegaMenu nodes={tree} t={t} onLeave={left} />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.hover(view.getByRole('link', { name: 'Stays' }));
    await userEvent.hover(view.getByRole('link', { name: 'Hills' }));
    await waitFor(() => expect(open(view)).toHaveLength(3));
    await act(() => {
      view
        .getByRole('navigation')
        .dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
      view
        .getByRole('navigation')
        .dispatchEvent(new PointerEvent('pointerleave', { relatedTarget: document.body }));
    });
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts']));
    expect(left).toHaveBeenCalled();
    await userEvent.hover(view.getByRole('link', { name: 'Gifts' }));
    await waitFor(() => expect(open(view)).toEqual(['Stays,Gifts', 'Boxes']));
  });

  it.each([
    [15, '2'],
    [14, 'auto'],
  ])('lays %i entries out in columns: %s [MENU-13]', async (count, columns) => {
    const below = Array.from({ length: count }, (_, index) => node(`n${index}`));
    const view = await render(<MegaMenu nodes={[node('Tab', ...below)]} t={t} />);
    await userEvent.hover(view.getByRole('link', { name: 'Tab' }));
    await waitFor(() => expect(view.container.querySelector('[data-level="2"]')).toBeTruthy());
    const level = view.container.querySelector('[data-level="2"]')!;
    expect(level.children).toHaveLength(count);
    expect(getComputedStyle(level).columnCount).toBe(columns);
  });
});

describe('the menu of an account', () => {
  const show = () => render(<AccountMenu open onClose={nothing} onSignOut={nothing} name="Ann" t={t} />);

  it('has four items in their order, the last of which is a button [ACCOUNT-02] [ACCOUNT-05]', async () => {
    const view = await show();
    await waitFor(() => expect(view.container.querySelector('[data-dropdown]')).toBeTruthy());
    const items = [...view.container.querySelectorAll('li > *')];
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['My account', '/account/settings/profile'],
      ['Bookings & Trips', '/account/trips'],
      ['Wishlist', '/account/wishlist'],
      ['Sign out', null],
    ]);
    expect(items[3]?.tagName).toBe('BUTTON');
    expect((await axe.run(view.container)).violations).toEqual([]);
  });

  it('hangs below its button on a desk, and is a drawer on a phone [ACCOUNT-01]', async () => {
    const desk = await show();
    await waitFor(() => expect(desk.container.querySelector('[data-dropdown]')).toBeTruthy());
    expect(desk.queryByRole('dialog')).toBeNull();
    await desk.unmount();
    await page.viewport(390, 768);
    const phone = await show();
    const drawer = phone.getByRole('dialog', { name: 'My account' });
    expect(Math.abs(innerWidth - drawer.getBoundingClientRect().right)).toBeLessThan(1);
    expect(phone.container.querySelector('[data-dropdown]')).toBeNull();
  });

  it('closes with Escape and with a press beside it', async () => {
    const onClose = vi.fn();
    const view = await render(<AccountMenu open onClose={onClose} onSignOut={nothing} t={t} />);
    await waitFor(() => expect(view.container.querySelector('[data-dropdown]')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await act(() => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

it('a screen is a phone until it is measured', () => {
  expect(screenType({ matchMedia: () => ({ matches: false }) })).toBe('mobile');
  expect(screenType(window)).toBe('desktop');
});
