import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '@staykit/gateway/catalogue/records.ts';
import { FACILITIES } from '@staykit/gateway/catalogue/vocabulary.ts';
import type { ImportMapping } from './mapping.ts';

/** Words in lower case within a name, in the languages of the catalogue. */
const SMALL = new Set(
  'a à al alla alle ai au aux con d da dal dalla de dei del della delle den der des di du e el en et in la las le les los of op par per pour sur the van y à'.split(
    ' ',
  ),
);
/** Words that keep their case. */
const CAPITAL = new Set([
  'II',
  'III',
  'IV',
  'VI',
  'VII',
  'VIII',
  'IX',
  'XIV',
  'XV',
  'XVI',
  'SPA',
  'B&B',
  'BW',
  'NH',
  'AC',
]);

/** Converts a name in capitals to title case; other names stay. */
export function titleCase(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(text)) return text;
  let first = true;
  return text.replace(/[\p{L}\p{M}\d&]+/gu, (word, offset: number) => {
    const before = text[offset - 1];
    const start = first || before === '(' || before === '-';
    first = false;
    if (CAPITAL.has(word)) return word === 'SPA' ? 'Spa' : word;
    const lower = word.toLocaleLowerCase('fr');
    // "L'OUSTAL" becomes "l’Oustal": a single letter before an apostrophe is lower case, except at the start.
    if (!start && (SMALL.has(lower) || (word.length === 1 && /['’]/.test(text[offset + 1] ?? ''))))
      return lower;
    return lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1);
  });
}

/** A hotel of a register. */
export interface RegisterHotel {
  line: number;
  name: string;
  country: CatalogueCountry;
  stars: number;
  address: string;
  postcode: string;
  city: string;
  municipality: string;
  lat?: number;
  lng?: number;
  rooms?: number;
  facilities: Map<string, boolean>;
}

/** A skipped line, with the reason. */
export interface SkippedLine {
  line: number;
  reason: string;
}

/** Reads a cell by its column; an absent column is empty. */
export type CellReader = (column: string | undefined) => string;

const quoted = (value: string): string => (value === '' ? 'nothing' : `"${value.slice(0, 60)}"`);

/** Parses stars from texts like "4 estrellas", "5L" or "3"; 0 for none; undefined if invalid. */
function readStars(text: string): number | undefined {
  if (text === '') return 0;
  const match = /^(\d(?:[.,]5)?)(?!\d)/.exec(text);
  const stars = match?.[1] === undefined ? Number.NaN : Number(match[1].replace(',', '.'));
  // Spanish apartments have keys instead of stars.
  return stars >= 0 && stars <= 5 ? stars : undefined;
}

/** Parses a coordinate: undefined for an empty cell, NaN if out of bounds. */
function readDegrees(text: string, bound: number): number | undefined {
  if (text === '') return undefined;
  const value = Number(text.replace(',', '.'));
  return Math.abs(value) <= bound ? value : Number.NaN;
}

function readFacilities(mapping: ImportMapping, cell: CellReader): Map<string, boolean> | string {
  const facilities = new Map<string, boolean>();
  for (const [code, rule] of Object.entries(mapping.facilityColumns ?? {})) {
    const value = cell(rule?.column);
    if (value !== '') facilities.set(code, rule?.yes.includes(value) ?? false);
  }
  const list = cell(mapping.columns.facilities);
  if (list === '') return facilities;
  const known = new Set(FACILITIES.map((facility) => facility.code));
  for (const code of list.split(';').map((text) => text.trim())) {
    if (!known.has(code))
      return `facility: expected codes of the catalogue parted by ";", received ${quoted(code)}`;
    facilities.set(code, true);
  }
  // A list is complete: unlisted facilities are absent.
  for (const code of known) if (!facilities.has(code) && !code.startsWith('eco')) facilities.set(code, false);
  return facilities;
}

/** Converts a line to a hotel, or returns why it cannot. */
export function readRegisterLine(
  line: number,
  mapping: ImportMapping,
  cell: CellReader,
): RegisterHotel | SkippedLine {
  const { columns, always } = mapping;
  const skip = (reason: string): SkippedLine => ({ line, reason });
  const name = titleCase(cell(columns.name));
  if (name === '') return skip('name: expected a name, received nothing');
  const starsText = cell(columns.stars);
  const stars = readStars(starsText);
  if (stars === undefined) return skip(`stars: expected 0 to 5, received ${quoted(starsText)}`);
  const countryText = cell(columns.country) || (always?.country ?? '');
  const country = CATALOGUE_COUNTRIES.find((candidate) => candidate === countryText.toUpperCase());
  if (country === undefined)
    return skip(`country: expected ${CATALOGUE_COUNTRIES.join(', ')}, received ${quoted(countryText)}`);
  const city = titleCase(cell(columns.city) || (always?.city ?? ''));
  const municipality = cell(columns.municipality);
  const lat = readDegrees(cell(columns.latitude), 90);
  const lng = readDegrees(cell(columns.longitude), 180);
  if (Number.isNaN(lat))
    return skip(`latitude: expected -90 to 90, received ${quoted(cell(columns.latitude))}`);
  if (Number.isNaN(lng))
    return skip(`longitude: expected -180 to 180, received ${quoted(cell(columns.longitude))}`);
  if ((lat === undefined) !== (lng === undefined))
    return skip('coordinates: expected latitude and longitude, received one of them');
  if (city === '' && municipality === '' && lat === undefined)
    return skip('place: expected a city or coordinates, received nothing');
  const roomsText = cell(columns.rooms);
  const rooms = Number(roomsText);
  if (roomsText !== '' && !(Number.isInteger(rooms) && rooms > 0 && rooms < 5_000)) {
    return skip(`rooms: expected a whole number above 0, received ${quoted(roomsText)}`);
  }
  const facilities = readFacilities(mapping, cell);
  if (typeof facilities === 'string') return skip(facilities);
  return {
    line,
    name,
    country,
    stars,
    city,
    municipality,
    facilities,
    address: titleCase(
      (columns.address ?? [])
        .map(cell)
        .filter((part) => part !== '')
        .join(' '),
    ),
    postcode: cell(columns.postcode),
    ...(lat === undefined || lng === undefined ? {} : { lat, lng }),
    ...(roomsText === '' ? {} : { rooms }),
  };
}
