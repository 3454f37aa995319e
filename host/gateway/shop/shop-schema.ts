import * as z from 'zod';
import type { Market } from '@staykit/values/market/locale.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '../catalogue/records.ts';
import { isAddress } from '../content/schema/parts.ts';
import { giftCardProblems, giftCardSchema } from './gift-card-schema.ts';
import { checkedVatNumber } from './vat-number.ts';
import { flag, oneOf, strict, text, whole } from '../content/schema/parts.ts';

/** The markets that a shop can sell in. */
export const MARKETS = ['FR', 'ES', 'BE', 'NL', 'IT'] as const satisfies readonly Market[];
const LANGUAGES: Readonly<Record<Market, readonly CatalogueLanguage[]>> = {
  FR: ['fr'],
  ES: ['es'],
  BE: ['fr', 'nl'],
  NL: ['nl'],
  IT: ['it'],
};

/** A value by language: those of the markets are needed, which `checkLanguages` holds. */
function byLanguage<Value extends z.ZodType>(value: () => Value) {
  return strict({
    fr: value().optional(),
    es: value().optional(),
    nl: value().optional(),
    it: value().optional(),
    // Where Belgium says it in other words.
    fr_BE: value().optional(),
    nl_BE: value().optional(),
  });
}

const textByLanguage = () => byLanguage(() => text(120));
const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, { error: `a list of up to ${most}` }).max(most, `a list of up to ${most}`);
const linesByLanguage = () => byLanguage(() => list(text(200), 20));

const hours = () =>
  strict({
    /** The days: Monday to Friday, Saturday, or Saturday and Sunday. */
    days: oneOf(['weekdays', 'saturday', 'weekend']),
    /** Full hours on the market's clock, 0 to 24. */
    from: whole(0, 23),
    to: whole(1, 24),
  }).refine(({ from, to }) => from < to, { path: ['to'], message: 'an hour after "from"' });

/** Percent with up to two decimals, as basis points. */
const percent = () =>
  z
    .number({ error: 'a percentage from 0 to 30, like 20 or 5.5' })
    .min(0, 'a percentage from 0 to 30, like 20 or 5.5')
    .max(30, 'a percentage from 0 to 30, like 20 or 5.5')
    .multipleOf(0.01, 'a percentage of at most two decimals')
    .transform((value) => Math.round(value * 100));

const VAT_NUMBER = 'a VAT number whose check digits are right, like FR40303265045';
const PREFIX = '1 to 6 capitals and digits, like SKF';

/** Who sells in a market: the head of its invoices. */
const seller = () =>
  strict({
    legalName: text(80),
    /** Lines of the postal address, with the country. */
    address: list(text(80), 5).min(1, 'a list of 1 to 5'),
    /** Of this market: its rates are those of its country. */
    vatNumber: z.string({ error: VAT_NUMBER }).transform((typed, { issues }) => {
      const number = checkedVatNumber(typed);
      if (number === undefined) issues.push({ code: 'custom', message: VAT_NUMBER, input: typed });
      return number ?? typed;
    }),
    /** Entry in a register of companies, such as `RCS Paris 900 000 006`. */
    registration: text(80).optional(),
    /** First letters of the numbers of its invoices: no other market may have them. */
    invoicePrefix: z.string({ error: PREFIX }).regex(/^[A-Z\d]{1,6}$/, PREFIX),
    /** VAT in percent on what the shop itself sells: its commission; packaging and posting of gifts. */
    vat: strict({ commission: percent(), delivery: percent() }),
  });

const market = () =>
  strict({
    /** The customer service, as dialled. */
    phone: z
      .string({ error: 'a number like +33199000000' })
      .regex(/^\+\d{8,15}$/, 'a number like +33199000000'),
    phoneHours: list(hours(), 4),
    seller: seller(),
  });

/** The name of a file beside the shop file, or in a folder there. */
function file(example: string) {
  const expected = `a file beside this one, like ${example}`;
  return z.string({ error: expected }).regex(/^(?!.*\.\.)[\w-][\w./-]{0,120}$/, expected);
}

const cents = () => whole(0, 100_000);
const postage = () =>
  strict({
    /** Cents within the market. */
    home: cents(),
    /** Cents to another country, and what is added to that. */
    abroad: cents(),
    fee: cents(),
  });

const PICTURE = 'a path that begins with / or an address that begins with https://';
const id = () => z.string({ error: 'digits' }).regex(/^\d{1,9}$/, 'digits');
const BOX_CODE = 'the code of a digital box, like SPAEBOX';

/** What a shop is: its name, how it is reached, what its gifts hold and cost to send. */
export const shopSchema = strict({
  /** Its name: in titles, mails, invoices. */
  name: text(40),
  /** Its pictures: files beside this one. Without them its name is set in type. */
  identity: strict({
    /** The logo of the header, mails and vouchers, SVG or PNG. */
    logo: file('logo.svg').optional(),
    /** The same for dark mode. */
    logoDark: file('logo-dark.svg').optional(),
    /** The square icon of browser tabs and home screens, SVG or PNG. */
    icon: file('icon.png').optional(),
    /** The picture of pages that social networks show, PNG or JPEG. */
    social: file('social.png').optional(),
  }).optional(),
  /** The markets that it sells in. */
  markets: strict({
    FR: market().optional(),
    ES: market().optional(),
    BE: market().optional(),
    NL: market().optional(),
    IT: market().optional(),
  }),
  /** Opening hours of the chat. */
  chatHours: hours(),
  /** Its gift card. */
  giftCard: giftCardSchema(MARKETS),
  /** Boxes by the code of their digital form. */
  boxes: z.record(
    z.string().regex(/^[A-Z\d]{1,40}EBOX$/, BOX_CODE),
    strict({
      /** It is sold in digital form only. */
      digitalOnly: flag().default(false),
      /** What is in it, line by line. */
      contents: linesByLanguage(),
    }),
    { error: 'an object with boxes by code' },
  ),
  /** Packaging of gifts by post. */
  packaging: strict({
    categories: list(
      strict({
        id: id(),
        /** Whether a guest may choose several of its elements. */
        several: flag(),
        names: textByLanguage(),
      }),
      20,
    ),
    elements: list(
      strict({
        id: id(),
        /** Id of its category. */
        category: id(),
        /** Cents. */
        price: cents(),
        /** It is chosen at first. */
        first: flag().default(false),
        /** Address of its picture. */
        picture: z.string({ error: PICTURE }).refine(isAddress, PICTURE),
        names: textByLanguage(),
      }),
      60,
    ),
  }),
  /** What gifts by post cost to send, in cents. */
  postage: strict({
    /** Markets without gifts by post. */
    digitalMarkets: list(oneOf(MARKETS), 5),
    /** Countries that parcels are sent to, ISO 3166-1. */
    countries: list(z.string({ error: 'a country like FR' }).regex(/^[A-Z]{2}$/, 'a country like FR'), 60),
    singleVoucher: postage(),
    box: postage(),
  }),
  /** What a guest should know of any activity, line by line. */
  niceToKnow: linesByLanguage(),
}).superRefine((shop, { issues }) => {
  const wrong = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', message, path, input: undefined });
  const markets = MARKETS.filter((name) => shop.markets[name]);
  if (markets.length === 0) wrong(['markets'], `at least one of ${MARKETS.join(', ')}`);
  for (const [path, message] of giftCardProblems(shop.giftCard, markets))
    wrong(['giftCard', ...path], message);
  const languages = CATALOGUE_LANGUAGES.filter((one) =>
    markets.some((name) => LANGUAGES[name].includes(one)),
  );
  if (shop.identity?.logoDark !== undefined && shop.identity.logo === undefined)
    wrong(['identity', 'logo'], 'the logo for the day beside "logoDark"');
  const texts: [PropertyKey[], object][] = [
    [['niceToKnow'], shop.niceToKnow],
    ...Object.entries(shop.boxes).map(([code, box]): [PropertyKey[], object] => [
      ['boxes', code, 'contents'],
      box.contents,
    ]),
    ...(['categories', 'elements'] as const).flatMap((kind) =>
      shop.packaging[kind].map(({ names }, index): [PropertyKey[], object] => [
        ['packaging', kind, index, 'names'],
        names,
      ]),
    ),
  ];
  for (const [path, known] of texts)
    for (const language of languages)
      if (!(language in known)) wrong([...path, language], `a text, since markets has its language`);
  for (const name of markets) {
    const { vatNumber = '', invoicePrefix } = shop.markets[name]?.seller ?? {};
    if (!vatNumber.startsWith(name))
      wrong(['markets', name, 'seller', 'vatNumber'], `a VAT number that begins with ${name}`);
    const taken = markets.find(
      (other) => other < name && shop.markets[other]?.seller.invoicePrefix === invoicePrefix,
    );
    if (taken)
      wrong(['markets', name, 'seller', 'invoicePrefix'], `other letters than ${taken}: numbers are unique`);
  }
  const categories = shop.packaging.categories.map((category) => category.id);
  for (const [index, { category }] of shop.packaging.elements.entries())
    if (!categories.includes(category))
      wrong(['packaging', 'elements', index, 'category'], `the id of a category: ${categories.join(', ')}`);
});

/** A checked shop file. */
export type ShopFile = z.output<typeof shopSchema>;

/** Who sells in a market. VAT rates are basis points. */
export type Seller = z.output<ReturnType<typeof seller>>;
