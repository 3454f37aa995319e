import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { waitFor, within } from '@testing-library/dom';
import { renderToString } from 'preact-render-to-string';
import french from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { hasHearts } from './has-hearts.ts';
import { showHeart, showHeartsOfList } from './hearts.tsx';

// What the build makes of the texts for pages.
vi.mock('../../framework/browser/locale-chunks.ts', async () => {
  const texts = await import('@staykit/messages/fr_FR.json');
  return { LOCALE_CHUNKS: { fr_FR: async () => texts } };
});

const PAGE = { locale: 'fr_FR', origin: '' } as const;
const gone: (() => void)[] = [];
/** What the shop keeps of this visitor, who is signed in. */
let kept: Set<string>;

beforeEach(() => {
  kept = new Set();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const id = /\/wishlist\/([^/?]+)$/.exec(address)?.[1];
    if (id === undefined)
      return Response.json(
        address.includes('wishlist') ? { productIds: [...kept] } : { signedIn: true, care: false, wishes: 0 },
      );
    if (id === 'failing') return Response.json({ code: 'SERVER' }, { status: 500 });
    if (init.method === 'POST') kept.add(id);
    else kept.delete(id);
    return Response.json({ productId: id, wished: kept.has(id) });
  });
});
afterEach(() => {
  for (const end of gone.splice(0)) end();
  vi.unstubAllGlobals();
});

/** The pictures of a stay, as the server prints them. */
async function gallery(id: string): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement('div'));
  Object.assign(root.style, { position: 'relative', height: '90px' });
  root.innerHTML = renderToString(<ul data-pictures="" />);
  expect(root.querySelector('[part=wishlist]')).toBeNull();
  const stop = await showHeart(root, { id, label: `Séjour ${id}` }, PAGE);
  gone.push(stop, () => root.remove());
  return root;
}
const heartOf = (root: HTMLElement) => within(root).findByRole('button', { name: /Séjour/ });
const isFull = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';

it('each stay has a heart of its own, which comes with the page and not with the server [PRODUCT-40]', async () => {
  const [one, two] = [await gallery('1'), await gallery('2')];
  await userEvent.click(await heartOf(one));
  await waitFor(() => expect(kept).toEqual(new Set(['1'])));
  expect(isFull(await heartOf(one))).toBe(true);
  expect(isFull(await heartOf(two))).toBe(false);
  // It stands over the pictures from the start: in the flow it would move the page.
  expect(getComputedStyle(await heartOf(two)).position).toBe('absolute');
  const said = within(one).getByRole('status');
  await waitFor(() => expect(said.textContent).toBe(french.host.wishKept.replace('{{name}}', 'Séjour 1')));
});

it('a stay that is kept already has a full heart, which a press empties [PRODUCT-40]', async () => {
  kept.add('1');
  const one = await gallery('1');
  await waitFor(async () => expect(isFull(await heartOf(one))).toBe(true));
  await userEvent.click(await heartOf(one));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(isFull(await heartOf(one))).toBe(false);
});

it('a heart that the shop does not keep is empty again [PAPI-34]', async () => {
  const heart = await heartOf(await gallery('failing'));
  const seen: boolean[] = [];
  const changes = new MutationObserver(() => seen.push(isFull(heart)));
  changes.observe(heart, { attributeFilter: ['aria-pressed'] });
  await userEvent.click(heart);
  await waitFor(() => expect(seen).toEqual([true, false]));
  expect(kept.size).toBe(0);
  changes.disconnect();
});

it('the stays of a wishlist have full hearts, and one that is emptied leaves the others kept', async () => {
  kept.add('1').add('2');
  const list = document.body.appendChild(document.createElement('ul'));
  list.innerHTML = ['1', '2'].map((id) => `<li data-wished="${id}"><h3>Séjour ${id}</h3></li>`).join('');
  const stop = await showHeartsOfList(list, PAGE);
  gone.push(stop, () => list.remove());
  const hearts = await within(list).findAllByRole('button', { name: /Séjour/ });
  expect(hearts.map(isFull)).toEqual([true, true]);
  await userEvent.click(hearts[1]!);
  await waitFor(() => expect(kept).toEqual(new Set(['1'])));
  expect(hearts.map(isFull)).toEqual([true, false]);
  // It stays in its place until the page is left: a slip is mended by another press.
  const said = within(list).getByRole('status');
  await waitFor(() => expect(said.textContent).toBe(french.host.wishRemoved.replace('{{name}}', 'Séjour 2')));
});

it('there are hearts on the shop’s own pages while the flag is on, and none for agents [PRODUCT-40]', () => {
  const shop = { origin: '', care: false };
  expect(hasHearts(shop, true)).toBe(true);
  expect(hasHearts(shop, false)).toBe(false);
  expect(hasHearts({ ...shop, care: true }, true)).toBe(false);
  expect(hasHearts({ ...shop, origin: 'https://shop.example' }, true)).toBe(false);
});
