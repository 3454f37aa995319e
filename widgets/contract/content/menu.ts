import * as z from 'zod/mini';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { answer, link } from '../answer-parts.ts';
import { call } from '../call.ts';

/** The theme of this week. [MENU-10] */
export const weekTheme = answer({
  themaTitle: z.string(),
  description: z.exactOptional(z.string()),
  weekendUrl: link(),
});

const nodeFields = {
  _id: z.string(),
  label: z.string(),
  uri: z.exactOptional(link()),
  /** Id of the place that it leads to. */
  location: z.exactOptional(z.string()),
  variant: z.exactOptional(z.enum(['highlight'])),
  /** Offers behind it; shown from 1 on. */
  count: z.exactOptional(z.number()),
  theme: z.exactOptional(weekTheme),
};

// The menu has four levels, so the tree is written out: the compiled checks have no recursive schemas. [MENU-09]
const fourth = answer(nodeFields);
const third = answer({ ...nodeFields, children: z.exactOptional(z.array(fourth)) });
const second = answer({ ...nodeFields, children: z.exactOptional(z.array(third)) });

/** A link of the menu. [SENTITY-09] */
export const menuNode = answer({ ...nodeFields, children: z.exactOptional(z.array(second)) });

/** Places of the shop outside its pages, in a locale; one that is left out has no link. */
export const shopLinks = answer({
  /** SOCIAL_LINKS: the networks that the shop is on, in their order. [MENU-04] */
  social: z.exactOptional(z.array(answer({ network: z.string(), url: link() }))),
  /** HELP_SITE_URL. [FOOTER-01] */
  helpSite: z.exactOptional(link()),
  /** CAREERS_URL. [FOOTER-01] */
  careers: z.exactOptional(link()),
  /** Where a gift is redeemed, instead of EXTERNAL_BOX_LOGIN. [MENU-03] */
  giftLogin: z.exactOptional(link()),
});

/** The menu of a locale. [SAPI-15] */
export const getMenu = call({
  id: 'getMenu',
  method: 'GET',
  base: 'origin',
  path: '/content/menu/:file',
  summary: 'The menu of a locale (four levels), as a file like fr_FR.json.',
  params: z.object({
    file: z
      .string()
      .check(z.regex(new RegExp(`^(${LOCALES.join('|')})\\.json$`), 'expected a locale, like fr_FR.json')),
  }),
  answer: answer({
    nodes: z.array(menuNode),
    theme: z.exactOptional(weekTheme),
    links: z.exactOptional(shopLinks),
  }),
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 60,
});
