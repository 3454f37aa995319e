import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { waitFor } from '@staykit/testing/render.tsx';
import { startMenus } from './start-menus.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

const data = {
  locale: 'fr_FR',
  origin: '',
  page: 'home',
  flow: 'booking',
  status: 200,
  variations: [],
} as VisitData;
const nodes = [
  {
    _id: 's',
    label: 'Stays',
    children: [{ _id: 'm', label: 'Sea', children: [{ _id: 'n', label: 'North', uri: '/n' }] }],
  },
  { _id: 'g', label: 'Gifts', children: [{ _id: 'b', label: 'Boxes', uri: '/boxes' }] },
];
const place = document.body.appendChild(document.createElement('div'));
afterEach(() => {
  vi.restoreAllMocks();
  place.replaceChildren();
});

/** The header's link to a menu, brought to life. */
function menuLink(kind: 'burger' | 'inspirations'): HTMLAnchorElement {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ nodes }));
  place.innerHTML = `<p id="away" style="margin-top:700px">Elsewhere</p><div style="position:absolute;top:0;left:0">
    <a href="#nowhere" data-menu="${kind}">Menu</a></div>`;
  startMenus(data);
  return place.querySelector('a')!;
}
const level = (number: number) => document.querySelector<HTMLElement>(`[data-level="${number}"]`);
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog button')]
    .find(({ textContent }) => textContent === name)
    ?.click();

it('a press opens the menu and another closes it, and its submenus open level by level with a way back [MENU-05]', async () => {
  const link = menuLink('burger');
  expect([link.role, link.ariaExpanded]).toEqual(['button', 'false']);
  await userEvent.click(link);
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
  expect(link.ariaExpanded).toBe('true');
  expect(level(1)?.textContent).toContain('Stays');
  press('Stays');
  await waitFor(() => expect(level(2)?.textContent).toContain('Sea'));
  expect(level(1)).toBeNull();
  press('Sea');
  await waitFor(() => expect(level(3)?.textContent).toContain('North'));
  level(3)?.querySelector('button')?.click();
  await waitFor(() => expect(level(2)?.textContent).toContain('Sea'));
  expect(level(3)).toBeNull();
  link.click();
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(link.ariaExpanded).toBe('false');
  link.click();
  await waitFor(() => expect(level(1)?.textContent).toContain('Stays'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(link.ariaExpanded).toBe('false'));
  expect(document.querySelector('dialog')).toBeNull();
});

it('a press of Space opens it too, as a button does [MENU-05]', async () => {
  const link = menuLink('burger');
  link.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(link.ariaExpanded).toBe('true'));
  link.click();
  await waitFor(() => expect(link.ariaExpanded).toBe('false'));
});

it('the mouse that leaves the big menu closes all of it, and it opens without a deeper choice [MENU-12]', async () => {
  const link = menuLink('inspirations');
  await userEvent.hover(link);
  await waitFor(() => expect(level(1)?.textContent).toContain('Stays'));
  expect(link.ariaExpanded).toBe('true');
  const entry = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('nav a, nav button')].find((one) => one.textContent === name)!;
  await userEvent.hover(entry('Stays'));
  await waitFor(() => expect(level(2)?.textContent).toContain('Sea'));
  await userEvent.hover(entry('Sea'));
  await waitFor(() => expect(level(3)?.textContent).toContain('North'));
  await userEvent.hover(place.querySelector('#away')!);
  await waitFor(() => expect(place.querySelector('nav')).toBeNull());
  expect(link.ariaExpanded).toBe('false');
  await userEvent.hover(link);
  await waitFor(() => expect(level(1)?.textContent).toContain('Gifts'));
  expect(level(2)?.textContent).toContain('Sea');
  expect(level(3)).toBeNull();
});
