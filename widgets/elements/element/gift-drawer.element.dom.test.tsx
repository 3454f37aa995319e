import elements from 'virtual:staykit-elements';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';

const source = { url: 'https://shop.example/elements/1/staykit.js', defaults: { locale: 'fr_FR' } };

beforeEach(() => {
  vi.stubGlobal('fetch', stubShop([]));
  for (const define of elements) define(source);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A drawer whose giver presses the button to the checkout with an empty form: what the page hears, and what it says. */
async function pressed(html: string) {
  document.body.innerHTML = html;
  const drawer = document.body.firstElementChild as HTMLElement & { show(): void };
  const onGift = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  drawer.addEventListener('stay-gift', onGift);
  await new Promise((resolve) => drawer.addEventListener('stay-ready', resolve));
  drawer.show();
  const said = () => drawer.shadowRoot?.querySelector('dialog')?.textContent ?? '';
  await vi.waitFor(
    () => {
      drawer.shadowRoot?.querySelector<HTMLElement>('dialog [part="button"]')?.click();
      expect(onGift.mock.calls.length > 0 || said().includes('Champ obligatoire')).toBe(true);
    },
    { timeout: 4_000 },
  );
  return { gifts: onGift.mock.calls.length > 0, said: said() };
}

it('an element of a partner asks for the name of the giver where it is mandatory, and otherwise does without [PERSONALISE-11]', async () => {
  expect(await pressed('<stay-gift-drawer product-id="1001" mandatory></stay-gift-drawer>')).toMatchObject({
    gifts: false,
    said: expect.stringContaining('Champ obligatoire') as string,
  });
  expect((await pressed('<stay-gift-drawer product-id="1001"></stay-gift-drawer>')).gifts).toBe(true);
});
