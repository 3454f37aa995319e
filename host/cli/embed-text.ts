/** What a page is told about one widget. */
export interface EmbedFacts {
  widget: string;
  version: string;
  /** Origin of the element files. */
  origin: string;
  /** Origin of the shop: its API, its pictures, its pages. */
  api: string;
  locale: string;
  partner?: number;
  /** Of the loader. */
  integrity: string;
  /** Brotli bytes from an empty cache until the widget stands alone on a page: its scripts, and the texts of the locale. */
  firstUse: number;
  files: number;
}

const FALLBACK: Readonly<Record<string, string>> = {
  fr: 'Trouver un séjour',
  es: 'Buscar una estancia',
  nl: 'Zoek een verblijf',
  it: 'Trova un soggiorno',
};

const ATTRIBUTE: Readonly<Record<string, (api: string) => string>> = {
  'search-box': (api) => ` results-url="${api}/search"`,
  'results-grid': (api) => ` product-url="${api}"`,
};

/** The snippet for a page, the directives that its policy needs, the bytes, and what it does for accessibility. */
export function embedText({
  widget,
  version,
  origin,
  api,
  locale,
  partner,
  integrity,
  firstUse,
  files,
}: EmbedFacts): string {
  return [
    `<script src="${origin}/elements/${version}/staykit.js" integrity="${integrity}" crossorigin`,
    `        data-api="${api}" data-locale="${locale}"${partner === undefined ? '' : ` data-partner="${partner}"`} async></script>`,
    `<stay-${widget}${ATTRIBUTE[widget]?.(api) ?? ''}><a href="${api}/search">${FALLBACK[locale.slice(0, 2)]}</a></stay-${widget}>`,
    '',
    'Content-Security-Policy, in addition to the page’s own:',
    `  script-src ${origin}; style-src ${origin}; connect-src ${api}; img-src ${api} data:; form-action ${api}`,
    `Bytes until it is there (brotli): ${firstUse} in ${files} files, without pictures and answers. What a visitor`,
    'opens later comes with the press that opens it, and two elements of a page share what they have in common.',
    'Accessibility: works by keyboard and screen reader, in the language of the locale. The link inside is shown until',
    'the script runs, and stays where it is blocked: keep it.',
  ].join('\n');
}
