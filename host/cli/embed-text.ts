/** What a page is told about one widget. */
export interface EmbedFacts {
  widget: 'search-box' | 'results-grid';
  version: string;
  cdn: string;
  shop: string;
  locale: string;
  partner?: string;
  /** Of the loader. */
  integrity: string;
  /** Brotli bytes of the loader, and of the widget's own module without what it loads when it is used. */
  loaderBytes: number;
  widgetBytes: number;
}

/** The snippet for a page, the directives that its policy needs, the bytes, and what it does for accessibility. */
export function embedText({ widget, version, cdn, shop, locale, partner, integrity, loaderBytes, widgetBytes }: EmbedFacts): string {
  const language = locale.slice(0, 2);
  const find = { fr: 'Trouver un séjour', es: 'Buscar una estancia', nl: 'Zoek een verblijf', it: 'Trova un soggiorno' }[language] ?? 'Find a stay';
  const attributes = widget === 'search-box' ? ` results-url="${shop}/search"` : ` product-url="${shop}"`;
  return [
    `<script src="${cdn}/elements/${version}/staykit.js" integrity="${integrity}" crossorigin`,
    `        data-api="${shop}" data-locale="${locale}"${partner === undefined ? '' : ` data-partner="${partner}"`} async></script>`,
    `<stay-${widget}${attributes}><a href="${shop}/search">${find}</a></stay-${widget}>`,
    '',
    'Content-Security-Policy, in addition to the page’s own:',
    `  script-src ${cdn}; style-src ${cdn}; connect-src ${shop}; img-src ${shop} data:; form-action ${shop}`,
    `Bytes (brotli): loader ${loaderBytes}, ${widget} ${widgetBytes}, and what it loads when it is used.`,
    'Accessibility: works by keyboard and screen reader, in the language of the locale; the link inside is shown',
    'until the script runs, and stays where it is blocked.',
  ].join('\n');
}
