import { PARTNER_SCHEMA_FILE } from '@staykit/partners/json-schema.ts';
import { PARTNER_VERSION } from '@staykit/partners/reading/migrations.ts';

/** Data of a new partner. */
export interface NewPartner {
  id: number;
  url: string;
  locale: string;
  name: string;
  /** Name of the shop that sells its stays; default: Staykit. */
  shop?: string;
  /** Name of a theme; `base` by default. */
  theme?: string;
  /** How the first page is built; absent: as that of the shop. */
  layout?: string;
}

/** The shop of a new partner, where it has a name. */
export const shopNamed = (shop: string | undefined): Pick<NewPartner, 'shop'> => (shop ? { shop } : {});

/** `mag-a` as `Mag A`. */
export const nameOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join(' ');

const xml = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A placeholder banner of any size: hills at sunset. */
function banner(width: number, height: number): string {
  const x = (share: number) => Math.round(width * share);
  const y = (share: number) => Math.round(height * share);
  const hill = (fill: string, left: number, middle: number, right: number) =>
    `<path fill="${fill}" d="M0 ${y(left)}C${x(0.2)} ${y(left - 0.14)} ${x(0.34)} ${y(middle + 0.1)} ${x(0.52)} ${y(middle)}` +
    `S${x(0.84)} ${y(right - 0.1)} ${width} ${y(right)}V${height}H0z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    'preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">' +
    '<stop offset="0" stop-color="#cfe3ea"/><stop offset=".7" stop-color="#f7e6cf"/></linearGradient></defs>' +
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>` +
    `<circle cx="${x(0.7)}" cy="${y(0.4)}" r="${y(0.12)}" fill="#f3b583"/>` +
    hill('#a9c4bd', 0.58, 0.5, 0.6) +
    hill('#5f9484', 0.72, 0.66, 0.7) +
    hill('#1f5c50', 0.9, 0.8, 0.86) +
    '</svg>\n'
  );
}

/** By language. */
const LEGAL: Readonly<Record<string, (name: string, shop: string) => string>> = {
  fr: (name, shop) =>
    `Offres proposées par ${name}, sous réserve de disponibilité.\n${shop} vend les séjours ; ${name} en fait la sélection.\n`,
  nl: (name, shop) =>
    `Aanbiedingen van ${name}, onder voorbehoud van beschikbaarheid.\n${shop} verkoopt de verblijven; ${name} kiest ze uit.\n`,
  es: (name, shop) =>
    `Ofertas de ${name}, según disponibilidad.\n${shop} vende las estancias y ${name} las selecciona.\n`,
  it: (name, shop) =>
    `Offerte di ${name}, salvo disponibilità.\n${shop} vende i soggiorni; ${name} li seleziona.\n`,
};

/** The files of a new partner: valid, with placeholders to be replaced. */
export function newPartnerFiles({
  id,
  url,
  locale,
  name,
  shop = 'Staykit',
  theme,
  layout,
}: NewPartner): Record<string, string> {
  const settings = {
    $schema: `../${PARTNER_SCHEMA_FILE}`,
    version: PARTNER_VERSION,
    minisiteId: id,
    minisiteUrl: url,
    minisiteLocale: locale,
    bannerUrls: { desktop: 'banner-desktop.svg', mobile: 'banner-mobile.svg' },
    partnerName: name,
    logoUrl: 'logo.svg',
    legalText: 'legal.txt',
    theme,
    ...(layout !== undefined && { layout }),
  };
  const width = Math.max(60, [...name].length * 15);
  const legal = LEGAL[locale.slice(0, 2)] ?? LEGAL['fr'];
  return {
    'partner.json': `${JSON.stringify(settings, null, 2)}\n`,
    'legal.txt': legal?.(name, shop) ?? '',
    'banner-desktop.svg': banner(1500, 736),
    'banner-mobile.svg': banner(750, 528),
    'logo.svg':
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 44} 40" width="${width + 44}" height="40">` +
      '<circle cx="20" cy="20" r="16" fill="#1f5c50"/><path fill="#f3b583" d="M8 25c7-8 17-8 24 0a16 16 0 0 1-24 0z"/>' +
      `<text x="44" y="29" font-family="Georgia, serif" font-size="26" textLength="${width}" ` +
      `lengthAdjust="spacingAndGlyphs" fill="#1f5c50">${xml(name)}</text></svg>\n`,
  };
}
