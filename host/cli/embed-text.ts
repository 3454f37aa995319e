import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { escapeHtml } from '@staykit/elements/print/escape.ts';
import { isReleased } from '@staykit/elements/is-released.ts';

/** Input of an embed snippet. */
export interface EmbedFacts {
  widgets: readonly string[];
  /** Head elements: everything that the widgets need at once. */
  links: readonly string[];
  /** Initial criteria of the grid, as in an address. */
  criteria?: string;
  version: string;
  /** Origin of the element files. */
  origin: string;
  /** Origin of the shop: API, pictures and pages. */
  api: string;
  locale: string;
  partner?: number;
  /** Integrity hash of the loader. */
  integrity: string;
  /** Brotli bytes of a first visit until the widgets work: scripts and the locale's texts. */
  firstUse: number;
  files: number;
}

const FALLBACK: Readonly<Record<string, string>> = {
  fr: 'Trouver un séjour',
  es: 'Buscar una estancia',
  nl: 'Zoek een verblijf',
  it: 'Trova un soggiorno',
};

const GIVE: Readonly<Record<string, string>> = {
  fr: 'Offrir ce séjour',
  es: 'Regalar esta estancia',
  nl: 'Geef dit verblijf cadeau',
  it: 'Regala questo soggiorno',
};

const BOOK: Readonly<Record<string, string>> = {
  fr: 'Réserver ce séjour',
  es: 'Reservar esta estancia',
  nl: 'Boek dit verblijf',
  it: 'Prenota questo soggiorno',
};

const READ: Readonly<Record<string, string>> = {
  fr: 'Lire les avis',
  es: 'Leer las opiniones',
  nl: 'Lees de beoordelingen',
  it: 'Leggi le recensioni',
};

const WRITE: Readonly<Record<string, string>> = {
  fr: 'Nous écrire',
  es: 'Escríbenos',
  nl: 'Schrijf ons',
  it: 'Scrivici',
};

/** Placeholder of the offer id in a booking box. */
const PRODUCT = 'OFFER_ID';

/** Placeholder of the hotel id in reviews. */
const HOTEL = 'HOTEL_ID';

/** Path and text of the fallback link inside an element; by default the search. */
const LINKS: Readonly<Record<string, readonly [path: string, text: Readonly<Record<string, string>>]>> = {
  'booking-box': [`/product/${PRODUCT}`, BOOK],
  'gift-drawer': [`/product/${PRODUCT}?flow=gifting`, GIVE],
  reviews: [`/hotel/${HOTEL}`, READ],
  'contact-form': ['/contact', WRITE],
};

const ATTRIBUTE: Readonly<Record<string, (api: string) => string>> = {
  'search-box': (api) => ` results-url="${api}/search"`,
  'results-grid': (api) => ` product-url="${api}"`,
  'booking-box': () => ` product-id="${PRODUCT}"`,
  reviews: () => ` hotel-id="${HOTEL}"`,
  'gift-drawer': () => ` product-id="${PRODUCT}"`,
};

/** The snippet for a page, its CSP directives, its size, and notes on accessibility. */
export function embedText({
  widgets,
  links,
  criteria,
  version,
  origin,
  api,
  locale,
  partner,
  integrity,
  firstUse,
  files,
}: EmbedFacts): string {
  const language = locale.slice(0, 2);
  const loader = (type = ''): string[] => [
    `<script ${type}src="${origin}/elements/${version}/staykit.js" integrity="${integrity}" crossorigin`,
    `        data-api="${api}" data-locale="${locale}"${partner === undefined ? '' : ` data-partner="${partner}"`} async></script>`,
  ];
  const element = (widget: string): string => {
    const [path, text] = LINKS[widget] ?? ['/search', FALLBACK];
    const shown =
      widget === 'results-grid' && criteria !== undefined ? ` criteria="${escapeHtml(criteria)}"` : '';
    return `<stay-${widget}${ATTRIBUTE[widget]?.(api) ?? ''}${shown}><a href="${partnerLink(api + path, partner)}">${text[language]}</a></stay-${widget}>`;
  };
  const unreleased = [
    `NOT RELEASED: the files of ${version} change with the next build, and this hash refuses them then. Good for a try;`,
    'a page that lasts names a released version.',
    '',
  ];
  return [
    ...(isReleased(version) ? [] : unreleased),
    'In the head of the page: all that its elements need is asked for with the HTML.',
    // The loader first: over HTTP/1.1 a browser opens six connections, and further requests wait.
    ...loader('type="module" '),
    ...links,
    '',
    'Where they stand:',
    ...widgets.map(element),
    '',
    'A page that cannot say which elements it has takes this line alone, one round trip later:',
    ...loader(),
    '',
    'Content-Security-Policy, in addition to the page’s own:',
    `  script-src ${origin}; style-src ${origin}; connect-src ${api}; img-src ${api} data:; form-action ${api}`,
    `Bytes until they are there (brotli): ${firstUse} in ${files} files, without pictures and answers. What a visitor`,
    'opens later comes with the press that opens it.',
    'Accessibility: works by keyboard and screen reader, in the language of the locale. The link inside is shown until',
    'the script runs, and stays where it is blocked: keep it.',
  ].join('\n');
}
