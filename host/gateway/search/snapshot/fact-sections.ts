import { SEARCH_FLOWS } from '../../../../widgets/core/search/flow.ts';
import { CATALOGUE_COUNTRIES, OFFER_KINDS } from '../../catalogue/records.ts';
import { hotelsByPlace, type CodeTable, type Lists } from '../code-lists.ts';
import { indexOfIds, type FactColumns } from '../columns.ts';
import type { Steps } from '../in-slices.ts';
import { recordsFromText, type RecordList, type RecordText } from '../record-list.ts';
import type { ModelFacts } from '../search-model.ts';
import { fromJsonSection, toJsonSection, type Numbers, type Sections } from './sections.ts';

/** Raise it when a column changes its meaning: files of before are then made anew. */
const VERSION = 2;

/** What numbers in the columns stand for; files made with other lists are foreign. */
export const FACT_FORMAT = JSON.stringify([VERSION, SEARCH_FLOWS, OFFER_KINDS, CATALOGUE_COUNTRIES]);

const NUMBERS = [
  'hotelOfOffer',
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
const JSON_PARTS = ['hotelIds', 'offerIds', 'classes'] as const;
const RECORDS = ['hotels', 'offers'] as const;

/** Records written out in a step. */
const IN_A_STEP = 50;

/** The text of records. */
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

/** The facts of a model as sections of a file. */
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

/** The facts of a model from the sections of a file. Records are read when they are asked for. */
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
  const tables: Record<string, CodeTable> = {};
  for (const name of CODES) {
    const codes = fromJsonSection<string[]>(sections[name]);
    tables[name] = { codes, indexOf: yield* indexOfIds(codes) };
  }
  const records = <T>(name: string): RecordList<T> =>
    recordsFromText<T>({ start: section(`${name}.start`), bytes: section(`${name}.bytes`) });
  const parts = {
    ...Object.fromEntries(NUMBERS.map((name) => [name, section(name)])),
    ...Object.fromEntries(LISTS.map((name) => [name, lists(name)])),
    ...tables,
    ...Object.fromEntries(JSON_PARTS.map((name) => [name, fromJsonSection(sections[name])])),
    ...Object.fromEntries(RECORDS.map((name) => [name, records(name)])),
  } as unknown as Omit<FactColumns, 'hotelIndex' | 'offerIndex' | 'hotelsOfPlace'>;
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
