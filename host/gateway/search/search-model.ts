import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import type { ActivityRecord, CatalogueRecords, PlaceRecord } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { searchEngineOf, type LiveSearchEngine } from './build-search-engine.ts';
import { toCalendarColumns, type CalendarColumns } from './calendar-columns.ts';
import { toFactColumns, type Columns, type FactColumns } from './columns.ts';
import { atOnce, type Steps } from './in-slices.ts';
import { eachRecord, type RecordList } from './record-list.ts';
import { suggestSteps, type Suggest } from './suggest.ts';

/** Everything of a model that does not change from day to day. */
export interface ModelFacts {
  columns: FactColumns;
  places: RecordList<PlaceRecord>;
  activities: RecordList<ActivityRecord>;
  /** Made when it is first asked for. */
  suggest?: Suggest;
}

/** A model whose calendars are kept up to date in place. */
export interface LiveSearchModel extends SearchModel {
  readonly engine: LiveSearchEngine;
  readonly columns: Columns;
  readonly facts: ModelFacts;
  /** Makes what is still to be made on demand, and what the searches of a day ask: none of them has to wait for it. */
  prepare(now: MarketNow): Steps<void>;
}

/** A model of records that were read. */
export function* modelSteps({
  hotels,
  offers,
  places,
  activities,
  calendars,
}: CatalogueRecords): Steps<LiveSearchModel> {
  const facts: ModelFacts = { columns: yield* toFactColumns(hotels, offers), places, activities };
  return yield* withCalendars(facts, calendars);
}

/** A model of the same facts over other calendars. */
export function* withCalendars(
  facts: ModelFacts,
  calendars: CatalogueRecords['calendars'],
): Steps<LiveSearchModel> {
  return toSearchModel(facts, yield* toCalendarColumns(calendars, facts.columns.hotelIds));
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
  const engine = searchEngineOf(columns);
  const makeSuggest = () => suggestSteps(eachRecord(facts.places), eachRecord(columns.hotels));
  return {
    engine,
    columns,
    facts,
    get suggest() {
      return (facts.suggest ??= atOnce(makeSuggest()));
    },
    get places() {
      return places();
    },
    get activities() {
      return activities();
    },
    *prepare(now) {
      yield* engine.prepare(now);
      if (!facts.suggest) {
        const made = yield* makeSuggest();
        facts.suggest ??= made;
      }
      places();
      yield;
      activities();
    },
  };
}
