import { beforeEach, expect, it } from 'vitest';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import fr from '@staykit/messages/fr_FR.json';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { tellPlace } from './tell-place.ts';

const t = createTranslate('fr_FR', fr);
const now = marketNow(Date.UTC(2026, 5, 1, 10), 'Europe/Paris');
const search = (query: string) => readCriteria({ hash: '', search: query }, now);

/** Answers the name of a city when it is let. */
function namingClient() {
  const waiting = new Map<string, () => void>();
  let asked = 0;
  const recommend: SearchBoxClient['recommend'] = async (_, { sourceCode = '' } = {}) => {
    asked += 1;
    await new Promise<void>((resolve) => waiting.set(sourceCode, resolve));
    return [
      {
        key: 'city',
        label: 'Villes',
        icon: 'city',
        results: [{ category: 'city', id: sourceCode, label: `Ville ${sourceCode}`, subtitle: '' }],
      },
    ];
  };
  return {
    client: { recommend },
    answer: (id: string) => waiting.get(id)?.(),
    asked: () => asked,
  };
}

beforeEach(() => {
  document.title = 'Séjours et week-ends | Staykit';
  document.body.innerHTML = '<h1 data-search-heading></h1>';
});
const heading = () => document.querySelector('h1')?.textContent;

it('title and heading follow the search: its theme, its page, and without a place no call', async () => {
  const { client, asked } = namingClient();
  await tellPlace({ t, locale: 'fr_FR' }, client, search('theme=26&page=1'));
  expect(document.title).toBe('Bien-être – Séjours et week-ends – Page 2 | Staykit');
  expect(heading()).toBe('Bien-être');
  expect(asked()).toBe(0);
});

it('the title goes on naming a partner whose pages do not name the shop', async () => {
  document.title = 'Séjours et week-ends | Mag A';
  await tellPlace({ t, locale: 'fr_FR' }, namingClient().client, search('theme=26'));
  await tellPlace({ t, locale: 'fr_FR' }, namingClient().client, search('theme=26&page=1'));
  expect(document.title).toBe('Bien-être – Séjours et week-ends – Page 2 | Mag A');
});

it('the title says the dates of a search, so that its tabs and visits can be told apart', async () => {
  const { client } = namingClient();
  await tellPlace({ t, locale: 'fr_FR' }, client, search('theme=26&checkin=2026-12-04&checkout=2026-12-06'));
  expect(document.title).toBe('Bien-être, ven. 4 – dim. 6 déc. – Séjours et week-ends | Staykit');
  expect(heading()).toBe('Bien-être');
});

it('an earlier place whose name comes late is not told, and a name is asked for once', async () => {
  const { client, answer, asked } = namingClient();
  const first = tellPlace({ t, locale: 'fr_FR' }, client, search('city=1001'));
  const second = tellPlace({ t, locale: 'fr_FR' }, client, search('city=1002'));
  answer('1002');
  await second;
  answer('1001');
  await first;
  expect(heading()).toBe('Ville 1002');
  await tellPlace({ t, locale: 'fr_FR' }, client, search('city=1001'));
  expect(heading()).toBe('Ville 1001');
  expect(asked()).toBe(2);
});

it('the place that the server printed is not asked for again', async () => {
  document.body.innerHTML = '<h1 data-search-heading="city:1003 Saint Malo"></h1>';
  const { client, asked } = namingClient();
  await tellPlace({ t, locale: 'fr_FR' }, client, search('city=1003'));
  expect(heading()).toBe('Saint Malo');
  expect(asked()).toBe(0);
});
