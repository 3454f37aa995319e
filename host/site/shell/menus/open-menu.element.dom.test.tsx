import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '@staykit/testing/render.tsx';
import { openMenu } from './open-menu.tsx';
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
];
const answers = (routes: Record<string, () => Response>) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const path = new URL(String(url), location.href).pathname;
    return routes[path]?.() ?? new Response('', { status: 500 });
  });
const place = document.body.appendChild(document.createElement('div'));
function linkOf(menu: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '#nowhere';
  link.dataset['menu'] = menu;
  link.textContent = menu;
  place.replaceChildren(link);
  return link;
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
afterEach(() => vi.restoreAllMocks());

it('the menu opens and closes by its button, level by level with a way back [MENU-05]', async () => {
  answers({ '/content/menu/fr_FR.json': () => Response.json({ nodes }) });
  const link = linkOf('burger');
  await openMenu(link, data);
  expect(link.ariaExpanded).toBe('true');
  button('Stays')?.click();
  await waitFor(() => expect(document.querySelector('[data-level="2"]')).not.toBeNull());
  button('Sea')?.click();
  await waitFor(() => expect(document.querySelector('[data-level="3"]')?.textContent).toContain('North'));
  document.querySelector<HTMLElement>('[data-level="3"] > button')?.click();
  await waitFor(() => expect(document.querySelector('[data-level="2"]')?.textContent).toContain('Sea'));
  await openMenu(link, data);
  expect(link.ariaExpanded).toBe('false');
  expect(document.querySelector('dialog')).toBeNull();
});

it('the menu is there without what its editors wrote', async () => {
  answers({});
  await openMenu(linkOf('burger'), data);
  expect(document.querySelector('dialog [data-fixed]')?.querySelectorAll('a')).toHaveLength(4);
});

it('who signs out keeps the page, and may sign in again; who cannot is told', async () => {
  const out = vi.fn(() => new Response('', { status: 503 }));
  const fetched = answers({
    '/gateway/account/state': () => Response.json({ signedIn: true, care: false, name: 'Ann', wishes: 0 }),
    '/gateway/account/sign-out': () => out(),
  });
  const link = linkOf('account');
  await openMenu(link, data);
  await waitFor(() => expect(place.textContent).toContain('Ann'));
  const press = () => place.querySelector<HTMLElement>('li button')?.click();
  press();
  await waitFor(() => expect(place.querySelector('[role="alert"]')?.textContent).not.toBe(''));
  expect(link.dataset['menu']).toBe('account');
  out.mockImplementation(() => new Response(null, { status: 204 }));
  press();
  await waitFor(() => expect(link.pathname).toBe('/account/signin'));
  expect(link.rel).toBe('nofollow');
  expect(link.dataset['menu']).toBeUndefined();
  expect(place.querySelector('li')).toBeNull();
  expect(fetched.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(true);
});
