import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import demo from '@staykit/demo/shop/shop.json' with { type: 'json' };
import type { ContentError } from '../content/content-error.ts';
import { includedContent } from '../catalogue/facts/box-facts.ts';
import { shippingCostsFrom } from '../catalogue/facts/gift-shipping.ts';
import { subElementsIn } from '../catalogue/facts/sub-elements.ts';
import { enterShop, presentShop } from './present-shop.ts';
import { readShop } from './read-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'staykit-shop-'));
const file = join(folder, 'shop.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The problems of a shop file, line by line. */
async function problemsOf(text: string, locales: Parameters<typeof readShop>[1] = []): Promise<string[]> {
  writeFileSync(file, text);
  return readShop(file, locales).then(
    () => [],
    (error: ContentError) =>
      error.problems.map(({ line, path, expected }) => `${line ?? '-'} ${path}: ${expected}`),
  );
}
const edited = (edit: (shop: typeof demo) => void): string => {
  const shop = structuredClone(demo);
  edit(shop);
  return JSON.stringify(shop, null, 1);
};

it('the file of the demo is good, and sells in all markets', async () => {
  expect(await problemsOf(JSON.stringify(demo), ['fr_FR', 'es_ES', 'nl_BE', 'nl_NL', 'it_IT'])).toEqual([]);
});

it('an operator reads the line of each mistake, and all of them at once', async () => {
  const text = edited((shop) => {
    shop.name = '';
    shop.markets.FR.phone = '01 99 00 00 00';
    shop.packaging.elements[0]!.category = '99';
    delete (shop.boxes.SPAEBOX.contents as { nl?: string[] }).nl;
    Object.assign(shop.postage, { contries: [] });
  });
  const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
  const problems = await problemsOf(text);
  expect(problems).toContain(`${lineOf('"name": ""')} name: a text of 1 to 40 letters`);
  expect(problems).toContain(`${lineOf('01 99')} markets.FR.phone: a number like +33199000000`);
  expect(problems.join()).toContain('"countries" (did you mean it?)');
  // What belongs together is checked when each part is good.
  const together = await problemsOf(
    edited((shop) => {
      shop.packaging.elements[0]!.category = '99';
      delete (shop.boxes.SPAEBOX.contents as { nl?: string[] }).nl;
    }),
  );
  expect(together.map((line) => line.replace(/^\d+ /, ''))).toEqual([
    'boxes.SPAEBOX.contents.nl: a text, since markets has its language',
    'packaging.elements.0.category: the id of a category: 2, 3, 4',
  ]);
  expect(await problemsOf('{"name": ')).toHaveLength(1);
  await expect(readShop(join(folder, 'none.json'))).rejects.toMatchObject({ code: 'CONTENT_FILE' });
});

it('a market needs its seller, with a VAT number of its country and a prefix of its own', async () => {
  const problems = async (edit: Parameters<typeof edited>[0]) =>
    (await problemsOf(edited(edit))).map((line) => line.replace(/^\S+ /, ''));
  expect(
    await problems((shop) => {
      Reflect.deleteProperty(shop.markets.FR, 'seller');
      shop.markets.ES.seller.vatNumber = 'ESB99000003';
      shop.markets.IT.seller.vat.delivery = 40;
    }),
  ).toEqual([
    'markets.FR.seller: an object with legalName, address, vatNumber, registration, invoicePrefix, vat',
    'markets.ES.seller.vatNumber: a VAT number whose check digits are right, like FR40303265045',
    'markets.IT.seller.vat.delivery: a percentage from 0 to 30, like 20 or 5.5',
  ]);
  expect(
    await problems((shop) => {
      shop.markets.FR.seller.vatNumber = shop.markets.ES.seller.vatNumber;
      shop.markets.ES.seller.invoicePrefix = 'SKB';
    }),
  ).toEqual([
    'markets.FR.seller.vatNumber: a VAT number that begins with FR',
    'markets.ES.seller.invoicePrefix: other letters than BE: numbers are unique',
  ]);
});

it('a shop needs the languages and phones of its own markets alone', async () => {
  const french = edited((shop) => {
    const { FR } = shop.markets;
    Object.assign(shop, { markets: { FR }, niceToKnow: { fr: ['Sur rendez-vous.'] } });
    for (const { contents } of Object.values(shop.boxes))
      for (const other of ['es', 'nl', 'it']) delete (contents as Record<string, string[]>)[other];
  });
  expect(await problemsOf(french, ['fr_FR'])).toEqual([]);
  expect(await problemsOf(french, ['fr_FR', 'nl_BE'])).toEqual([
    '- markets.BE: phone and phoneHours, since STAYKIT_SITES has a site of this market',
  ]);
});

it('gifts hold and cost what the file says', async () => {
  const before = presentShop();
  writeFileSync(
    file,
    edited((shop) => {
      shop.boxes.SPAEBOX.contents.fr = ['Un bain'];
      shop.postage.box.home = 777;
      shop.packaging.elements = shop.packaging.elements.slice(0, 1);
    }),
  );
  enterShop(await readShop(file));
  expect(includedContent({ code: 'SPAEBOX' }, 'fr')).toBe('Un bain');
  expect(shippingCostsFrom('box', 'FR')['FR']).toEqual({ shippingCost: 777, internationalShippingFee: 0 });
  expect(shippingCostsFrom('box', 'IT')).toEqual({});
  expect(subElementsIn('nl').elements.map(({ name }) => name)).toEqual(['Aan zee']);
  enterShop(before);
});
