import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { FULL, partnerSet } from '../hostile/fixtures/partner-set.ts';
import { PartnerText } from '../text/partner-text.ts';
import { partnerReader, readPartners } from '../read-partners.ts';
import { legalWarnings } from './legal-warnings.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(dirname(folder), { recursive: true })));

/** The warnings of a valid file on a day, without those of its legal text. */
function warned(change: object, today = '2030-04-01') {
  const folder = partnerSet({ 'mag-a': { ...FULL, ...change } });
  folders.push(folder);
  const { warnings, refused } = partnerReader({
    folder,
    reserved: RESERVED_SEGMENTS,
    today: () => today,
  }).read();
  expect(refused).toEqual([]);
  return warnings.filter(({ path }) => path !== 'legalText');
}

/** A legal text of each market in which nothing is missing. */
const WHOLE: Readonly<Record<Locale, string>> = {
  fr_FR:
    'Éditeur : Mag A SAS, 12 rue du Port, 44000 Nantes, RCS Nantes 000 000 000. Directrice de la publication : Anne Morel. bonjour@mag-a.example',
  fr_BE: 'Éditeur responsable : Mag A SRL, rue du Port 12, 5000 Namur, BCE 0000.000.000, +32 81 00 00 00',
  nl_BE: 'Verantwoordelijke uitgever: Mag A BV, Kaai 12, 9000 Gent, KBO 0000.000.000, hallo@mag-a.example',
  nl_NL: 'Uitgever: Mag A B.V., Kade 12, 1011 AB Amsterdam, KvK 00000000, hallo@mag-a.example',
  es_ES: 'Titular: Mag A S.L., NIF B0000000J, calle del Puerto 12, 28001 Madrid, hola@mag-a.example',
  it_IT: 'Editore: Mag A S.r.l., P. IVA 00000000000, via del Porto 12, 20121 Milano, ciao@mag-a.example',
};

describe('the legal text of a minisite', () => {
  const said = (minisiteLocale: Locale, legal: string | undefined) =>
    legalWarnings(
      { minisiteLocale: minisiteLocale as 'fr_FR' },
      legal,
      new PartnerText('partners/mag-a/partner.json', '{\n "legalText": "legal.txt"\n}'),
    );

  it.each(Object.entries(WHOLE))('of %s says all that its market asks for', (locale, legal) => {
    expect(said(locale as Locale, legal)).toEqual([]);
  });

  it.each(Object.entries(WHOLE))(
    'of %s without one of it is warned of, at its line, and what is missing',
    (locale, legal) => {
      const parts = legal.split(/, | (?=Directrice|bonjour)/);
      const missing = parts.map((_, at) => said(locale as Locale, parts.toSpliced(at, 1).join(', ')));
      expect(missing.flat().length).toBeGreaterThanOrEqual(4);
      for (const one of missing.flat())
        expect(one).toMatchObject({
          line: 2,
          path: 'legalText',
          expected: expect.stringContaining('no legal advice'),
        });
      expect(said(locale as Locale, 'Un texte.')[0]?.received.split(';').length).toBeGreaterThanOrEqual(4);
      expect(said(locale as Locale, undefined)).toMatchObject([{ received: 'no legal text' }]);
    },
  );

  it('is read from its file, and those of the samples are whole', () => {
    const folder = partnerSet({ 'mag-a': FULL });
    folders.push(folder);
    const legal = () =>
      readPartners(folder, RESERVED_SEGMENTS).warnings.filter(({ path }) => path === 'legalText').length;
    expect(legal()).toBe(1);
    writeFileSync(join(folder, 'mag-a/legal.txt'), WHOLE.fr_FR);
    expect(legal()).toBe(0);
    const samples = readPartners(join(import.meta.dirname, '../../../partners'), RESERVED_SEGMENTS);
    expect(samples.warnings.filter(({ path }) => path === 'legalText')).toEqual([]);
  });
});

describe('offers', () => {
  it('that are over are warned of with the day from the next day on', () => {
    expect(warned({}, '2030-06-30')).toEqual([]);
    expect(warned({}, '2030-07-01')).toMatchObject([
      {
        path: 'offerTerms.window.to',
        line: 42,
        expected: 'a day from 2030-07-01 on',
        received:
          '"2030-06-30": the offers are over, no stay can be booked, and the minisite no longer tells the days',
      },
    ]);
  });
});

describe('pages of the export', () => {
  it.each([
    ['checkout', 'which needs a server'],
    ['account', 'which needs a server'],
    ['booking/1', 'which needs a server'],
    ['giftcard', 'which needs a server'],
    ['api/offers', 'the service /api'],
    ['produkt/10', 'no page of the shop'],
    ['product', 'without its id'],
    ['search?', 'an empty query'],
  ])('that cannot be: %s', (page, why) => {
    const [warning, ...others] = warned({ prerender: ['search?theme=23', page] });
    expect(warning).toMatchObject({ path: 'prerender.1', received: expect.stringContaining(why) });
    expect(others).toEqual([]);
  });

  it('that can be are not warned of; one that is named twice is', () => {
    const prerender = [
      'search?theme=23',
      'content/about',
      'product/10',
      'landing/spa',
      'ideas',
      'boxes',
      'contact',
    ];
    expect(warned({ prerender })).toEqual([]);
    expect(warned({ prerender: ['ideas', 'ideas'] })).toMatchObject([{ path: 'prerender.1' }]);
  });
});

describe('addresses of others', () => {
  it.each([
    'http://www.mag-a.example/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://mag/',
    'https://a:b@mag-a.example/',
  ])('that no visitor can open are warned of: %s', (address) => {
    expect(warned({ logoTarget: address })).toMatchObject([{ path: 'logoTarget' }]);
    expect(warned({ seo: { canonical: address } })).toMatchObject([{ path: 'seo.canonical' }]);
  });
});
