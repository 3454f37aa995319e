import type { ActivityRecord, CatalogueRecords, PlaceRecord } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { searchEngineOf, type LiveSearchEngine } from './build-search-engine.ts';
import { toCalendarColumns, type CalendarColumns } from './calendar-columns.ts';
import { toFactColumns, type Columns, type FactColumns } from './columns.ts';
import { eachRecord, type RecordList } from './record-list.ts';
import { buildSuggest, type Suggest } from './suggest.ts';

/** Everything of a model that does not change from day to day. */
export interface ModelFacts {
  columns: FactColumns;
  places: RecordList<PlaceRecord>;
  activities: RecordList<ActivityRecord>;
}

/** A model whose calendars are kept up to date in place. */
export interface LiveSearchModel extends SearchModel {
  readonly engine: LiveSearchEngine;
  readonly columns: Columns;
  readonly facts: ModelFacts;
}

/** The facts of records that were read. */
export function toModelFacts({
  hotels,
  offers,
  places,
  activities,
}: Omit<CatalogueRecords, 'calendars'>): ModelFacts {
  return { columns: toFactColumns(hotels, offers), places, activities };
}

/** A model of records that were read. */
export function modelOfRecords(records: CatalogueRecords): LiveSearchModel {
  const facts = toModelFacts(records);
  return toSearchModel(facts, toCalendarColumns(records.calendars, facts.columns.hotelIds));
}

/** The first answer, for ever. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Puts a model together. What searches do not need is made when it is first asked for. */
export function toSearchModel(facts: ModelFacts, calendars: CalendarColumns): LiveSearchModel {
  const columns: Columns = { ...facts.columns, ...calendars };
  const byId = <T extends { id: string }>(list: RecordList<T>) =>
    once(() => new Map([...eachRecord(list)].map((record) => [record.id, record])));
  const places = byId(facts.places);
  const activities = byId(facts.activities);
  const suggest = once((): Suggest =>
    buildSuggest([...eachRecord(facts.places)], [...eachRecord(columns.hotels)]),
  );
  return {
    engine: searchEngineOf(columns),
    columns,
    facts,
    get suggest() {
      return suggest();
    },
    get places() {
      return places();
    },
    get activities() {
      return activities();
    },
  };
}
