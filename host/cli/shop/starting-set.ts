import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTNER_SCHEMA_FILE, partnerJsonSchema } from '@staykit/partners/json-schema.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import { SAMPLE } from '../../server/doctor/sample-mark.ts';
import { TOP } from '../../top.ts';
import { nameOf, newPartnerFiles } from '../partner/new-partner.ts';

/** Blocks of the first page that need no picture and nothing of the demo's catalogue. */
const BLOCKS: readonly string[] = ['topSearchResults', 'mainValueProposition'];

/** Folder of the first partner, and its address. */
const PARTNER = 'first-partner';

/** What each sample text begins with, by language. */
const REPLACE: Readonly<Record<string, string>> = {
  fr: 'Texte d’exemple, à remplacer par celui de votre boutique avant l’ouverture.',
  es: 'Texto de ejemplo: sustitúyelo por el de tu tienda antes de abrir.',
  nl: 'Voorbeeldtekst: vervang hem door die van je eigen shop voordat je opent.',
  it: 'Testo di esempio: sostituiscilo con quello del tuo negozio prima di aprire.',
};

/** The home page by flow, as it stands in `home.json`. */
type HomeFile = Record<string, { seo: object; blocks: { kind: string }[] }>;

/** The parts of the demo's shop file that a new one takes. */
interface DemoShop {
  markets: Record<string, { seller: object }>;
  chatHours: object;
  postage: object;
  niceToKnow: object;
}

/**
 * The files of a new shop by path: shop file, content of its locales, a first partner. All are valid as they are; what
 * must be replaced before the shop opens is marked with `SAMPLE`.
 */
export async function startingSet(name: string, locales: readonly Locale[]): Promise<Map<string, string>> {
  const files = new Map([['shop.json', await shopFile(name, locales)]]);
  for (const locale of locales)
    for (const [path, text] of await contentOf(name, locale)) files.set(`content/${locale}/${path}`, text);
  const [locale = 'fr_FR'] = locales;
  const partner = {
    id: 1001,
    url: PARTNER,
    locale,
    name: nameOf(PARTNER),
    shop: name,
    theme: 'base',
  };
  for (const [path, text] of Object.entries(newPartnerFiles(partner)))
    files.set(`partners/${PARTNER}/${path}`, text);
  return files.set(`partners/${PARTNER_SCHEMA_FILE}`, partnerJsonSchema());
}

const demo = (path: string) => readFile(join(TOP, 'host/demo', path), 'utf8');
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function shopFile(name: string, locales: readonly Locale[]): Promise<string> {
  const { markets, chatHours, postage, niceToKnow } = JSON.parse(await demo('shop/shop.json')) as DemoShop;
  const sold = new Set<string>(locales.map(marketOf));
  return json({
    name,
    markets: Object.fromEntries(
      Object.entries(markets).flatMap(([market, { seller, ...reached }]) => {
        const head = { legalName: `${SAMPLE} ${name}`, address: [`${SAMPLE} 1`, market] };
        return sold.has(market) ? [[market, { ...reached, seller: { ...seller, ...head } }]] : [];
      }),
    ),
    chatHours,
    boxes: {},
    packaging: { categories: [], elements: [] },
    postage,
    niceToKnow,
  });
}

async function contentOf(name: string, locale: Locale): Promise<[path: string, text: string][]> {
  const home = JSON.parse(await demo(`content/${locale}/home.json`)) as HomeFile;
  const flows = Object.entries(home).map(([flow, page]) => [
    flow,
    { ...page, blocks: page.blocks.filter(({ kind }) => BLOCKS.includes(kind)) },
  ]);
  const paths = STATIC_PATHS[locale];
  const left = new Set([paths.partner, paths.press, '/content/about'].map((path) => path?.split('/').at(-1)));
  const ids = (await readdir(join(TOP, 'host/demo/content', locale, 'pages'))).filter(
    (file) => !left.has(file.replace('.txt', '')),
  );
  const texts = ids.map(async (file): Promise<[string, string]> => {
    const text = (await demo(`content/${locale}/pages/${file}`)).replaceAll('Staykit', name);
    const sample = `\n\n<p><strong>${SAMPLE} ${REPLACE[locale.slice(0, 2)]}</strong></p>\n`;
    return [`pages/${file}`, text.replace('\n\n', sample)];
  });
  return [['home.json', json(Object.fromEntries(flows))], ...(await Promise.all(texts))];
}
