import { hydrate, render, type ComponentChild } from 'preact';
import renderToString from 'preact-render-to-string';
import { afterEach, expect, it, vi } from 'vitest';
import { createChannel } from '@staykit/channel/create-channel.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import en from '@staykit/messages/en.json';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { inlineBlocks, type InlineBlocks } from '../../../shell/banners/inline-blocks.tsx';
import { CrashBoundary } from '../../../framework/browser/crash-boundary.tsx';
import { laterBlocks } from './later-blocks.tsx';

const DATA = {
  gift: { title: 'Give', giftcardURL: '/giftcard', boxURL: '/boxes' },
  banners: [
    { title: 'Keep the bathrobes', rules: { displayBannerWithThisThematic: 26, flow: 'stay' as const } },
    { title: 'Snow for two', rules: { displayBannerWithThisThematic: 23, flow: 'stay' as const } },
  ],
};

const root = document.body.appendChild(document.createElement('ul'));
const channel = createChannel({
  criteria: criteria({ theme: 26 }),
  context: { api: '', locale: 'fr_FR' },
  submitted: 0,
});
const place = {
  channel,
  criteria: channel.get().criteria,
  locale: 'fr_FR' as const,
  t: createTranslate('fr_FR', en),
  assetBase: '',
  addressOf: (url: string) => url,
};

const items = (blocks: InlineBlocks) =>
  Object.entries(blocks).map(([name, block]) => (
    <li key={name} data-block={name}>
      {block}
    </li>
  ));
const banner = () => root.querySelector('[data-block="targetedBanner"]')!;

afterEach(() => render(null, root));

it('what stands between the cards stays as it was printed until they are live, and then follows the search', async () => {
  const printed = renderToString((<>{items(inlineBlocks(DATA, place))}</>) as never);
  root.replaceChildren(...new DOMParser().parseFromString(printed, 'text/html').body.childNodes);
  const nodes = [...root.querySelectorAll('*')];
  const live = Promise.withResolvers<void>();
  hydrate((<>{items(laterBlocks(DATA, place, live.promise))}</>) as ComponentChild, root);
  channel.set({ criteria: criteria({ theme: 23 }) }, 'test');
  await new Promise(requestAnimationFrame);
  expect([...root.querySelectorAll('*')]).toEqual(nodes);
  expect(banner().textContent).toContain('Keep the bathrobes');

  live.resolve();
  await expect.poll(() => banner().textContent).toContain('Snow for two');
  expect(banner().textContent).not.toContain('Keep the bathrobes');
  channel.set({ criteria: criteria({ theme: 4 }) }, 'test');
  await expect.poll(() => banner().childElementCount).toBe(0);
  channel.set({ criteria: criteria({ theme: 26 }) }, 'test');
  await expect.poll(() => banner().textContent).toContain('Keep the bathrobes');
  expect(root.querySelectorAll('li')).toHaveLength(3);
});

it('a banner that is not for the printed search comes with the search that it is for', async () => {
  const none = { ...place, criteria: criteria({ theme: 4 }) };
  channel.set({ criteria: none.criteria }, 'test');
  const printed = renderToString((<>{items(inlineBlocks(DATA, none))}</>) as never);
  root.replaceChildren(...new DOMParser().parseFromString(printed, 'text/html').body.childNodes);
  expect(banner().childElementCount).toBe(0);
  hydrate((<>{items(laterBlocks(DATA, none, Promise.resolve()))}</>) as ComponentChild, root);
  channel.set({ criteria: criteria({ theme: 23 }) }, 'test');
  await expect.poll(() => banner().textContent).toContain('Snow for two');
  expect(root.querySelectorAll('li')).toHaveLength(3);
});

it('a visitor who is offline for a moment keeps the page, and the blocks as they were printed', async () => {
  channel.set({ criteria: criteria({ theme: 26 }) }, 'test');
  const printed = renderToString((<>{items(inlineBlocks(DATA, place))}</>) as never);
  root.replaceChildren(...new DOMParser().parseFromString(printed, 'text/html').body.childNodes);
  let isOnline = false;
  const load = vi.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return import('../../../shell/banners/inline-blocks.tsx');
  });
  const onCrash = vi.fn();
  const blocks = laterBlocks(DATA, place, Promise.resolve(), load);
  hydrate(
    (
      <CrashBoundary t={place.t} home="/" onCrash={onCrash}>
        {items(blocks)}
      </CrashBoundary>
    ) as ComponentChild,
    root,
  );
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  await new Promise(requestAnimationFrame);
  expect(onCrash).not.toHaveBeenCalled();
  expect(banner().textContent).toContain('Keep the bathrobes');
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  channel.set({ criteria: criteria({ theme: 23 }) }, 'test');
  await expect.poll(() => banner().textContent).toContain('Snow for two');
});
