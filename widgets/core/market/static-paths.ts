import type { Locale } from '@staykit/values/market/locale.ts';

/** The texts that the footer leads to; press is for France and Spain alone. [FOOTER-02] [FOOTER-03] */
export const STATIC_PAGES = ['sales', 'usage', 'data', 'cookies', 'partner', 'press'] as const;

/** A text that the footer leads to. */
export type StaticPage = (typeof STATIC_PAGES)[number];

const french = {
  sales: '/content/conditions-de-vente',
  usage: '/content/conditions-utilisation',
  data: '/content/donnees-personnelles',
  cookies: '/content/cookies',
  partner: '/content/devenir-partenaire',
};
const dutch = {
  sales: '/content/verkoopvoorwaarden',
  usage: '/content/gebruiksvoorwaarden',
  data: '/content/privacy',
  cookies: '/content/cookies',
  partner: '/content/partner-worden',
};

/** STATIC_PATHS: where each text is in each locale; the last segment is the name of its content file. [FOOTER-02] */
export const STATIC_PATHS: Readonly<Record<Locale, Readonly<Partial<Record<StaticPage, string>>>>> = {
  fr_FR: { ...french, press: '/content/presse' },
  es_ES: {
    sales: '/content/condiciones-de-venta',
    usage: '/content/condiciones-de-uso',
    data: '/content/proteccion-de-datos',
    cookies: '/content/cookies',
    partner: '/content/hazte-colaborador',
    press: '/content/prensa',
  },
  fr_BE: french,
  nl_BE: dutch,
  nl_NL: dutch,
  it_IT: {
    sales: '/content/condizioni-di-vendita',
    usage: '/content/condizioni-di-uso',
    data: '/content/privacy',
    cookies: '/content/cookie',
    partner: '/content/diventa-partner',
  },
};
