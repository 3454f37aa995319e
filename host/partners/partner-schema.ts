import * as z from 'zod';
import { PAIRINGS } from '@staykit/themes/pairings.ts';
import { PICTURE_LOOKS } from '@staykit/themes/picture-looks.ts';
import { isEmbeddingOrigin } from './problems/embedding-origin.ts';
import { PARTNER_VERSION } from './reading/migrations.ts';
import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { ADDRESS_FORMS, FORM_LOCALES } from '@staykit/values/market/address-form.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';

/** Locales that a minisite may have: all of the shop. [MINISITE-02] */
export const MINISITE_LOCALES = LOCALES;

/** Names of folders of partners, and first segments of their addresses. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name that `extends` may have: `group.json` of the partners' folder, or the folder of another partner. */
export const BASE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.json)?$/;

/**
 * How the first page of a minisite is built: led by a story, by its offers, or by large pictures. Without a layout it is
 * built as that of the shop.
 */
export const LAYOUTS = ['magazine', 'shop', 'brochure'] as const;

/** A layout of a minisite. */
export type Layout = (typeof LAYOUTS)[number];

/**
 * What the first page of a minisite can be made of: the search box, stays, stories of the editors, themes, ways to travel
 * and gift boxes, what one can rely on, banners of the shop, and places of the season.
 */
export const HOME_PARTS = [
  'search',
  'offers',
  'stories',
  'themes',
  'ways',
  'facts',
  'banners',
  'places',
] as const;

/** A part of the first page of a minisite. */
export type HomePart = (typeof HOME_PARTS)[number];

/** An address that has moved: plain segments, so that it is matched as it is written. */
const REDIRECTED = /^(\/[A-Za-z0-9._~-]+)+$/;

/** An address of the minisite itself: `//` and `/\\` would lead to another host, and a path in code be another one. */
const OWN_PATH = /^\/(?![/\\])[A-Za-z0-9._~/+:,@!*-]*(\?[A-Za-z0-9._~/?=&%+:,@!*-]*)?$/;

/** `one of "a", "b"`. */
const oneOf = (names: readonly string[]) => `one of ${names.map((name) => `"${name}"`).join(', ')}`;

/** The names of a record, as an enumeration takes them. */
const namesOf = <Name extends string>(record: Readonly<Record<Name, object>>) =>
  Object.keys(record) as [Name, ...Name[]];

/*
 * Each field says in `description` what it should be (the `expected` of an error, and what an editor shows) and in
 * `examples` what it can look like (the corrected line of an error).
 */

const plainDate = (description: string, example: string) =>
  z
    .string()
    .refine(isPlainDate)
    .meta({ description, examples: [example], format: 'date' });

/** A file of the partner's folder, an absolute path of the shop, or an address. */
const picture = (description: string, example: string) =>
  z
    .string()
    .regex(/^(https:\/\/|\/)?[A-Za-z0-9._~%/-]+\.(svg|png|jpe?g|webp|avif)$/)
    .meta({ description, examples: [example] });

const text = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .meta({ description, examples: [example] });

const flag = (description: string) => z.boolean().meta({ description, examples: [true] });

const address = (description: string, example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/]+(\/\S*)?$/)
    .meta({ description, examples: [example] });

const offerTerms = z
  .strictObject({
    window: z
      .strictObject({
        from: plainDate('the first day of the offers, yyyy-MM-dd', '2030-03-01'),
        to: plainDate('the last day of the offers, yyyy-MM-dd', '2030-05-31'),
      })
      .optional(),
    electronicOnly: flag('true when payment is by card or PayPal only').optional(),
    minNights: z
      .strictObject({
        nights: z
          .int()
          .min(2)
          .meta({ description: 'the fewest nights of the listed stays, 2 or more', examples: [2] }),
        stays: z
          .array(z.string().min(1))
          .min(1)
          .meta({ description: 'a list of offer ids', examples: [['1204']] }),
      })
      .optional(),
    enforce: flag('true when the limits bind, false when they are text only').optional(),
  })
  .meta({ description: 'limits of the partner’s offers, shown in the footer [MINISITE-24..27]' });

const features = z
  .strictObject({
    footer: flag('whether the footer shows; true wherever there is a legal text').optional(),
    flowToggle: flag('whether the header offers stays and gifts').optional(),
    foreignLocale: z
      .enum(['not-found', 'redirect'])
      .meta({ description: 'what the address shows on a site of another locale' })
      .optional(),
    shopMark: flag(
      'whether the header says “with” the shop and the foot has its logo; false only for partners whose contract allows it (UNBRANDED_MINISITES)',
    ).optional(),
    banners: flag('whether the announcements, promo bars and gift blocks of the shop show').optional(),
    languageSelector: z
      .enum(['hidden', 'main-sites'])
      .meta({ description: 'whether a Belgian minisite leads to the other language of the shop' })
      .optional(),
  })
  .meta({
    description: 'differences from the shop beyond branding',
  });

const seo = z.strictObject({
  title: text('the title of the minisite’s first page', 'Les escapades de Célestine').optional(),
  description: text('one or two sentences for search engines', 'Des week-ends choisis pour vous.').optional(),
  canonical: address(
    'the address that search engines should keep',
    'https://www.celestine.example/',
  ).optional(),
  robots: z
    .string()
    .regex(/^(no)?index, (no)?follow$/)
    .meta({ description: 'index or noindex, then follow or nofollow', examples: ['noindex, follow'] })
    .optional(),
  stays: z
    .enum(['shop', 'own'])
    .meta({
      description:
        'whose page of a stay, hotel, activity or box search engines keep: that of the shop, or the minisite’s own; default shop',
      examples: ['own'],
    })
    .optional(),
});

const tokenValue = z
  .union([z.string().min(1), z.tuple([z.string().min(1), z.string().min(1)])])
  .meta({ description: 'a CSS value, or two of them for day and night', examples: ['#0f5a4c'] });

const tokenValues = (keys: z.ZodString) =>
  z.record(keys, tokenValue).meta({
    description: 'token values by path',
    examples: [{ 'color.accent': ['#8a1c4a', '#ffb3d0'] }],
  });

const theme = z
  .union([
    z.string().min(1),
    z.strictObject({
      preset: text('the name of a theme, from which the look begins', 'magnolia'),
      tokens: tokenValues(z.string()).optional(),
    }),
    // Both keys of the form above are no tokens, so that a file is of one form alone.
    tokenValues(z.string().regex(/^(?!(preset|tokens)$)/)),
  ])
  .meta({
    description: 'the name of a theme, token values, or both as { preset, tokens }',
    examples: [{ preset: 'magnolia', tokens: { 'color.accent': ['#8a1c4a', '#ffb3d0'] } }],
  });

/** The partner file. Strict: a key that nobody reads is a mistake of whoever wrote it. [MINISITE-01] */
export const partnerSchema = z
  .strictObject({
    $schema: text('the path of partner.schema.json', '../partner.schema.json').optional(),
    version: z
      .literal(PARTNER_VERSION)
      .meta({
        description: `the version of the file’s shape, ${PARTNER_VERSION}; a file without it is of version 1, and older files are read as they were`,
        examples: [PARTNER_VERSION],
      })
      .optional(),
    extends: z
      .string()
      .regex(BASE_NAME)
      .meta({
        description:
          'whose fields this file takes over where it has none of its own: a .json file of the partners’ folder, or the folder of another partner',
        examples: ['group.json', 'celestine'],
      })
      .optional(),
    minisiteId: z
      .int()
      .positive()
      .meta({ description: 'a whole number above 0, without quotes', examples: [1042] }),
    minisiteUrl: z
      .string()
      .regex(SLUG)
      .meta({ description: 'a first path segment of a-z, 0-9 and -', examples: ['celestine'] }),
    minisiteLocale: z
      .enum(MINISITE_LOCALES)
      .meta({ description: oneOf(MINISITE_LOCALES), examples: ['fr_FR'] }),
    addressForm: z
      .enum(ADDRESS_FORMS)
      .meta({
        description: `how visitors are spoken to, "formal" (${FORM_LOCALES.formal.join(', ')}) or "informal" (${FORM_LOCALES.informal.join(', ')}); without it as the shop speaks`,
        examples: ['formal'],
      })
      .optional(),
    bannerUrls: z
      .strictObject({
        desktop: picture('a picture of 1500 x 736 for 600 px and wider', 'banner-desktop.svg'),
        mobile: picture('a picture of 750 x 528 for up to 599 px', 'banner-mobile.svg'),
      })
      .meta({
        description: 'the two pictures { desktop, mobile }',
        examples: [{ desktop: 'banner-desktop.svg', mobile: 'banner-mobile.svg' }],
      }),
    partnerName: text('the name as readers know it', 'Célestine').optional(),
    logoUrl: picture('a picture', 'logo.svg').optional(),
    logoDarkUrl: picture(
      'the logo for dark mode, shown without white background',
      'logo-dark.svg',
    ).optional(),
    logoTarget: address(
      'where the partner’s logo leads, https://...; without it to the first page of the minisite',
      'https://www.celestine.example/',
    ).optional(),
    origins: z
      .array(
        z
          .string()
          .regex(/^https?:\/\/[^\s/]+$/, { abort: true })
          .refine(isEmbeddingOrigin)
          .meta({
            description:
              'https:// and a host name as browsers write it, without a path; http:// for localhost alone',
            examples: ['https://www.celestine.example'],
          }),
      )
      .meta({
        description: 'pages that may embed the widgets with writes',
        examples: [['https://www.celestine.example']],
      })
      .optional(),
    legalText: text('the text for the footer, or a .txt file of this folder', 'legal.txt').optional(),
    domains: z
      .array(
        z
          .string()
          .max(253, { abort: true })
          .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
          .meta({
            description:
              'a host name of small letters alone (other letters as xn--...), without port and path',
            examples: ['escapades.celestine.example'],
          }),
      )
      .meta({
        description: 'host names that show this minisite at their root',
        examples: [['escapades.celestine.example']],
      })
      .optional(),
    theme: theme.optional(),
    layout: z
      .enum(LAYOUTS)
      .meta({
        description: `how the first page is built, ${oneOf(LAYOUTS)}: led by a story, by offers, or by large pictures; without it as that of the shop`,
        examples: ['magazine'],
      })
      .optional(),
    home: z
      .array(z.enum(HOME_PARTS).meta({ description: oneOf(HOME_PARTS), examples: ['offers'] }))
      .min(1)
      .refine((parts) => new Set(parts).size === parts.length)
      .meta({
        description: `the parts of the first page below its headline, each once and in this order, ${oneOf(HOME_PARTS)}; without it all, as the layout orders them`,
        examples: [['search', 'themes', 'offers']],
        uniqueItems: true,
      })
      .optional(),
    pairing: z
      .enum(namesOf(PAIRINGS))
      .meta({
        description: `the type of headings and text, ${oneOf(Object.keys(PAIRINGS))}; it wins over the type of a named theme, and tokens of "theme" win over it`,
        examples: ['editorial'],
      })
      .optional(),
    pictures: z
      .enum(namesOf(PICTURE_LOOKS))
      .meta({
        description: `how pictures are shown, ${oneOf(Object.keys(PICTURE_LOOKS))}; it wins over a named theme, and tokens of "theme" win over it`,
        examples: ['portrait'],
      })
      .optional(),
    seo: seo.optional(),
    features: features.optional(),
    offerTerms: offerTerms.optional(),
    prerender: z
      .array(
        z
          .string()
          .regex(/^[a-z][a-z0-9/-]*(\?[^\s#]*)?$/)
          .meta({
            description: 'a page below the minisite, without a leading /',
            examples: ['search?theme=23'],
          }),
      )
      .meta({ description: 'further pages of the static export', examples: [['search?theme=23']] })
      .optional(),
    redirects: z
      .record(
        z.string().regex(REDIRECTED),
        z
          .string()
          .regex(OWN_PATH)
          .meta({
            description: 'an address of the minisite, which begins with one /',
            examples: ['/search?theme=23'],
          }),
      )
      .meta({
        description:
          'addresses of the minisite that have moved: the former one, and the one that it leads to',
        examples: [{ '/spa': '/search?theme=23' }],
      })
      .optional(),
    analyticsId: text('the partner’s id in analytics', 'celestine').optional(),
    utm: z
      .strictObject({
        source: text('the source of visits', 'celestine'),
        medium: text('the medium of visits', 'minisite').optional(),
        campaign: text('the campaign of visits', 'printemps').optional(),
      })
      .optional(),
  })
  .meta({ title: 'Staykit partner file' });

/** A partner file after its check. */
export type PartnerSettings = z.output<typeof partnerSchema>;
