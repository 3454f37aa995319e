import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { CATALOGUE_COUNTRIES, OFFER_KINDS } from '../../catalogue/records.ts';
import { hotelsByPlace, type CodeTable, type Lists } from '../columns/code-lists.ts';
import type { FactColumns } from '../columns/columns.ts';
import { indexOfIds } from '../columns/id-index.ts';
import type { Steps } from '../in-slices.ts';
import { recordsFromText, type RecordList, type RecordText } from '../columns/record-list.ts';
import type { ModelFacts } from '../read-model/search-model.ts';
import { fromJsonSection, toJsonSection, type Numbers, type Sections } from './sections.ts';

/** Increase it when the meaning of a column or the rules of local taxes change: older snapshots are then discarded. */
const VERSION = 5;

/** Format of the numbers; snapshots with other lists are discarded. */
export const FACT_FORMAT = JSON.stringify([VERSION, SEARCH_FLOWS, OFFER_KINDS, CATALOGUE_COUNTRIES]);

const NUMBERS = [
  'hotelOfOffer',
  'unitOfOffer',
  'roomStart',
  'offerStart',
  'offerFlows',
  'offerKind',
  'offerDated',
  'offerNights',
  'offerMaxNights',
  'offerRatio',
  'offerExtra',
  'offerPrice',
  'offerRefPrice',
  'offerQuality',
  'offerLastDay',
  'offerClass',
  'stars',
  'taxOfHotel',
  'score',
  'popularity',
  'country',
  'lat',
  'lng',
  'types',
] as const;
const LISTS = ['themes', 'tags', 'environments', 'styles', 'facilities', 'places'] as const;
const CODES = [
  'tagCodes',
  'typeCodes',
  'environmentCodes',
  'styleCodes',
  'facilityCodes',
  'placeCodes',
] as const;
const JSON_PARTS = ['hotelIds', 'offerIds', 'classes', 'roomCodes', 'taxRules'] as const;
const RECORDS = ['hotels', 'offers'] as const;

/** Records per step. */
const IN_A_STEP = 50;

/** Serializes records. */
function* toText(list: RecordList<object>): Steps<RecordText> {
  const pieces: Buffer[] = [];
  const start = new Uint32Array(list.length + 1);
  let length = 0;
  for (let index = 0; index < list.length; index += 1) {
    const piece = Buffer.from(JSON.stringify(list.at(index)));
    pieces.push(piece);
    start[index + 1] = length += piece.length;
    if (index % IN_A_STEP === 0) yield;
  }
  const bytes = Buffer.allocUnsafe(length);
  for (const [index, piece] of pieces.entries()) {
    bytes.set(piece, start[index]);
    if (index % IN_A_STEP === 0) yield;
  }
  return { start, bytes };
}

/** Facts of a model as sections. */
export function* packFacts({ columns, places, activities }: ModelFacts): Steps<Sections> {
  const sections: Sections = {};
  for (const name of NUMBERS) sections[name] = columns[name];
  for (const name of LISTS) {
    sections[`${name}.start`] = columns[name].start;
    sections[`${name}.values`] = columns[name].values;
  }
  for (const name of CODES) sections[name] = toJsonSection(columns[name].codes);
  for (const name of JSON_PARTS) sections[name] = toJsonSection(columns[name]);
  const lists: Record<string, RecordList<object>> = {
    hotels: columns.hotels,
    offers: columns.offers,
    placeRecords: places,
    activityRecords: activities,
  };
  for (const [name, list] of Object.entries(lists)) {
    const text = yield* toText(list);
    sections[`${name}.start`] = text.start;
    sections[`${name}.bytes`] = text.bytes;
  }
  return sections;
}

/** Reads columns by name. */
function columnsOf<Name extends keyof FactColumns>(
  names: readonly Name[],
  read: (name: Name) => FactColumns[Name],
): Pick<FactColumns, Name> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Pick<FactColumns, Name>;
}

/** Facts of a model from sections. Records are parsed on first access. */
export function* unpackFacts(sections: Sections): Steps<ModelFacts> {
  const section = <T extends Numbers>(name: string): T => {
    const numbers = sections[name];
    if (numbers === undefined) throw new TypeError(`snapshot: there is no section ${name}.`);
    return numbers as T;
  };
  const lists = (name: string): Lists => ({
    start: section(`${name}.start`),
    values: section(`${name}.values`),
  });
  const tables = new Map<(typeof CODES)[number], CodeTable>();
  for (const name of CODES) {
    const codes = fromJsonSection<string[]>(sections[name]);
    tables.set(name, { codes, indexOf: yield* indexOfIds(codes) });
  }
  const records = <T>(name: string): RecordList<T> =>
    recordsFromText<T>({ start: section(`${name}.start`), bytes: section(`${name}.bytes`) });
  const parts = {
    ...columnsOf(NUMBERS, (name) => section<FactColumns[typeof name]>(name)),
    ...columnsOf(LISTS, lists),
    ...columnsOf(CODES, (name) => tables.get(name)!),
    ...columnsOf(JSON_PARTS, (name) => fromJsonSection<FactColumns[typeof name]>(sections[name])),
    ...columnsOf(RECORDS, (name) => records<never>(name)),
  };
  return {
    columns: {
      ...parts,
      hotelIndex: yield* indexOfIds(parts.hotelIds),
      offerIndex: yield* indexOfIds(parts.offerIds),
      hotelsOfPlace: yield* hotelsByPlace(parts.places, parts.placeCodes),
    },
    places: records('placeRecords'),
    activities: records('activityRecords'),
  };
}
