import { LOCALES } from '@staykit/values/market/locale.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { TEST_PORT } from './test-port.ts';
import { expect, test } from './visitor.ts';

const API = `http://127.0.0.1:${TEST_PORT}`;

/** A city, a region, a ski resort and a word with accents (typed without), with what each should find, by locale. */
const TERMS: Record<Locale, readonly (readonly [term: string, category: string, label: string])[]> = {
  fr_FR: [
    ['ann', 'city', 'Annecy'],
    ['bretag', 'region', 'Bretagne'],
    ['chamon', 'resort', 'Chamonix'],
    ['saint etienne', 'city', 'Saint-Étienne'],
  ],
  es_ES: [
    ['sevil', 'city', 'Sevilla'],
    ['andaluc', 'region', 'Andalucía'],
    ['baquei', 'resort', 'Baqueira'],
    ['cordoba', 'city', 'Córdoba'],
  ],
  fr_BE: [
    ['brug', 'city', 'Bruges'],
    ['wallon', 'region', 'Wallonie'],
    ['chamon', 'resort', 'Chamonix'],
    ['liege', 'city', 'Liège'],
  ],
  nl_BE: [
    ['brug', 'city', 'Brugge'],
    ['vlaan', 'region', 'Vlaan'],
    ['chamon', 'resort', 'Chamonix'],
    ['liège', 'city', 'Luik'],
  ],
  nl_NL: [
    ['amst', 'city', 'Amsterdam'],
    ['gelder', 'region', 'Gelderland'],
    ['val thor', 'resort', 'Val Thorens'],
    ['nimes', 'city', 'Nîmes'],
  ],
  it_IT: [
    ['fire', 'city', 'Firenze'],
    ['tosc', 'region', 'Toscana'],
    ['cervin', 'resort', 'Cervinia'],
    ['cefalu', 'city', 'Cefalù'],
  ],
};

for (const locale of LOCALES)
  test(`a visitor in ${locale} gets sensible places for a city, a region, a ski resort and a name with accents`, async ({
    request,
  }) => {
    for (const [term, category, label] of TERMS[locale]) {
      const answer = await request.get(`${API}/api/autocomplete-geonames.json`, {
        params: { locale, term, maxResults: 30 },
      });
      expect(answer.status()).toBe(200);
      const text = await answer.text();
      const found = Object.values(
        JSON.parse(text) as Record<string, { key?: string; category?: { key?: string } }>,
      );
      const hit = found.some((one) => {
        const key = one.category?.key ?? one.key;
        return key === category && JSON.stringify(one).includes(label);
      });
      expect(hit, `${term} in ${locale} should suggest the ${category} ${label}: ${text.slice(0, 600)}`).toBe(
        true,
      );
    }
  });

test('an operator sees that the shop is alive and ready, and reads its API', async ({ request }) => {
  expect((await request.get(`${API}/healthz`)).status()).toBe(200);
  expect((await request.get(`${API}/readyz`)).status()).toBe(200);
  const openapi = (await (await request.get(`${API}/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(openapi.paths)).toContain('/api/offers.json');
});

test('every page carries the strict policy and no inline style or script', async ({ request }) => {
  for (const path of ['/', '/search', '/search?a=2&theme=26', '/celestine', '/zzz']) {
    for (const host of [`fr-fr.localhost:${TEST_PORT}`, `fr-be.localhost:${TEST_PORT}`]) {
      const answer = await request.get(`${API}${path}`, { headers: { Host: host } });
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      const html = await answer.text();
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/<style/);
      expect(html).not.toMatch(/\son[a-z]+="/);
      for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g))
        expect(attributes).toMatch(/src=|type="application\/(ld\+)?json"/);
    }
  }
});

test('wrong parameters are answered 400 with the field named, and bad addresses never crash', async ({
  request,
}) => {
  const wrong = await request.get(`${API}/api/offers.json?locale=fr_FR&adult=many`);
  expect(wrong.status()).toBe(400);
  expect(await wrong.text()).toContain('adult');
  for (const path of ['//', '/%', '/%E0%A4%A', '/api/%', '/search?%', '/product/..%2f..', '/\u0000'])
    expect((await request.get(`${API}${path}`).catch(() => ({ status: () => 400 }))).status()).toBeLessThan(
      500,
    );
  expect((await request.get(`${API}/healthz`)).status()).toBe(200);
});
