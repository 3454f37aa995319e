import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import demo from '@staykit/demo/shop/shop.json' with { type: 'json' };
import type { ContentError } from '../content/content-error.ts';
import { includedContent } from '../catalogue/facts/box-facts.ts';
import { shippingCostsFrom } from '../catalogue/facts/gift-shipping.ts';
import { subElementsIn } from '../catalogue/facts/sub-elements.ts';
import { giftCardOf } from './gift-card-schema.ts';
import { enterShop, presentShop } from './present-shop.ts';
import { readShop } from './read-shop.ts';
import { servedPictures } from './shop-pictures.ts';

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

it('a shop file is in UTF-8, and may begin with a byte order mark', async () => {
  expect(await problemsOf(`\uFEFF${JSON.stringify(demo)}`)).toEqual([]);
  writeFileSync(file, JSON.stringify({ ...demo, name: 'Séjours' }), 'latin1');
  await expect(readShop(file)).rejects.toMatchObject({
    problems: [{ file, expected: 'a text in UTF-8', received: 'bytes of another encoding' }],
  });
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
  expect(await problemsOf(edited((shop) => Object.assign(shop.chatHours, { from: 18, to: 9 })))).toEqual([
    expect.stringMatching(/chatHours.to: an hour after "from"$/) as string,
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

it('its own pictures are checked, with the line that names each, and are served under names of their content', async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#094' } });
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" viewBox="0 0 200 50">${inner}</svg>`;
  const files: Record<string, Buffer | string> = {
    'logo.svg': svg('<path id="a" d="M0 0h200v50H0z" fill="url(#b)"/>'),
    'bad.svg': svg('<script>alert(1)</script>'),
    'foreign.svg': svg('<image href="https://other.example/a.png"/>'),
    'icon.png': await draw(192, 192).png().toBuffer(),
    'wide.png': await draw(300, 192).png().toBuffer(),
    'social.jpg': await draw(1_200, 630).jpeg().toBuffer(),
    'small.png': await draw(600, 315).png().toBuffer(),
    'text.png': 'no picture',
  };
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, name), body);
  const withFiles = (identity: object) => edited((shop) => void Object.assign(shop, { identity }));
  const good = { logo: 'logo.svg', icon: 'icon.png', social: 'social.jpg' };
  expect(await problemsOf(withFiles(good))).toEqual([]);
  const { name, pictures = {} } = await readShop(file);
  expect(pictures.printed).toMatchObject({ type: 'image/png', width: 256, height: 64 });
  expect(
    servedPictures(name, pictures).map((one) => [one.name.replace(/[\da-f]{10}/, '#'), one.type]),
  ).toEqual([
    ['shop/logo-#.svg', 'image/svg+xml'],
    ['shop/icon-#.png', 'image/png'],
    ['shop/social-#.jpeg', 'image/jpeg'],
    ['shop/site-#.webmanifest', 'application/manifest+json'],
  ]);
  const told = async (identity: object) =>
    (await problemsOf(withFiles(identity))).map((line) => line.replace(/^\d+ /, ''));
  expect(
    await told({ logo: 'bad.svg', logoDark: 'none.svg', icon: 'wide.png', social: 'small.png' }),
  ).toEqual([
    'identity.logo: an SVG without scripts, entities and parts of other addresses',
    'identity.logoDark: SVG or PNG of at most 200 kB',
    'identity.icon: a square picture',
    'identity.social: at least 1200 × 600 pixels',
  ]);
  expect(await told({ logo: 'foreign.svg', icon: 'text.png', social: 'logo.svg' })).toEqual([
    'identity.logo: an SVG without scripts, entities and parts of other addresses',
    'identity.icon: SVG or PNG of at most 200 kB',
    'identity.social: PNG or JPEG of at most 1000 kB',
  ]);
  expect(await told({ logo: '../logo.svg' })).toEqual([
    'identity.logo: a file beside this one, like logo.svg',
  ]);
  expect(await told({ logoDark: 'logo.svg' })).toEqual([
    'identity.logo: the logo for the day beside "logoDark"',
  ]);
  const text = withFiles({ icon: 'wide.png' });
  const line = text.split('\n').findIndex((one) => one.includes('wide.png')) + 1;
  expect(await problemsOf(text)).toEqual([`${line} identity.icon: a square picture`]);
});

it('the gift card is sold in all markets unless the file says otherwise, and its amounts fit', async () => {
  writeFileSync(file, JSON.stringify(demo));
  const { giftCard } = await readShop(file);
  expect(giftCardOf(giftCard, ['FR', 'NL'])).toEqual({
    markets: ['FR', 'NL'],
    least: 3_000,
    most: 100_000,
    step: 1,
    amounts: [5_000, 10_000, 15_000, 20_000, 30_000, 50_000],
    months: 12,
  });
  expect(giftCardOf({ ...giftCard, least: 12_000, step: 5_000 }, ['FR']).amounts).toEqual([12_000]);
  const told = async (card: object) =>
    (await problemsOf(edited((shop) => void Object.assign(shop, { giftCard: card })))).map((line) =>
      line.replace(/^\S+ /, ''),
    );
  expect(await told({ markets: [], months: 24 })).toEqual([]);
  expect(await told({ least: 5_000, most: 4_000 })).toEqual(['giftCard.most: at least 5000, as "least"']);
  expect(await told({ step: 1_000, amounts: [3_000, 3_500] })).toEqual([
    'giftCard.amounts.1: 3000 to 100000 cents, 3000 plus a multiple of 1000',
  ]);
  expect(await told({ amounts: [9_000, 5_000], months: 0 })).toEqual([
    'giftCard.amounts: a list of 1 to 8 different amounts in ascending order',
    'giftCard.months: a whole number from 1 to 120',
  ]);
  expect(
    await problemsOf(
      edited((shop) => {
        const { FR } = shop.markets;
        Object.assign(shop, { markets: { FR }, giftCard: { markets: ['IT'] } });
      }),
    ),
  ).toContainEqual(expect.stringContaining('giftCard.markets.0: a market of the shop: FR'));
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
