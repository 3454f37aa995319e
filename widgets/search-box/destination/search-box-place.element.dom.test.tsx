import { afterEach, expect, it, vi } from 'vitest';
import { define } from '@staykit/elements/search-box.ts';

/** Answers the question for the name of a place, and remembers what was asked. */
function stubApi() {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url));
    const category = { key: 'city', label: 'Villes', icon: 'city' };
    const place = { id: '75', label: 'Paris', latitude: 48.85, longitude: 2.35 };
    return Response.json({ recommendations: [{ category, results: [place] }] });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('on a partner’s page the place of the criteria is named by the shop [DEST-02]', async () => {
  const asked = stubApi();
  define({ url: 'https://cdn.example/elements/1/search-box.js', defaults: { api: 'https://shop.example' } });
  const element = document.createElement('stay-search-box');
  element.setAttribute('criteria', 'city=75');
  document.body.append(element);
  const field = () => element.shadowRoot?.querySelector<HTMLInputElement>('[role=combobox]');
  await expect.poll(() => field()?.value, { timeout: 4_000 }).toBe('Paris');
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://shop.example/api/recommendedAutocomplete.json',
  ]);
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
    catalogSourceType: 'city',
    catalogSourceCode: '75',
  });
});
