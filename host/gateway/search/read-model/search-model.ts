import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { HotelFacts } from '../../catalogue/facts/hotel-facts.ts';
import type { ActivityRecord, CatalogueRecords, PlaceRecord } from '../../catalogue/records.ts';
import type { SearchModel } from '../../gateway-parts.ts';
import { searchEngineOf, type LiveSearchEngine } from '../engine/build-search-engine.ts';
import { toCalendarColumns, type CalendarColumns } from '../columns/calendar-columns.ts';
import { toFactColumns, type Columns, type FactColumns } from '../columns/columns.ts';
import { atOnce, type Steps } from '../in-slices.ts';
import { eachRecord, type RecordList } from '../columns/record-list.ts';
import { suggestSteps, type Suggest } from '../suggest/suggest.ts';

/** The part of a model that does not depend on the calendars. */
export interface ModelFacts {
  columns: FactColumns;
  places: RecordList<PlaceRecord>;
  activities: RecordList<ActivityRecord>;
  /** Built on first use. */
  suggest?: Suggest;
}

/** A model whose calendars are updated in place. */
export interface LiveSearchModel extends SearchModel {
  readonly engine: LiveSearchEngine;
  readonly columns: Columns;
  readonly facts: ModelFacts;
  /** Builds lazily built parts and the caches of a day in advance. */
  prepare(now: MarketNow): Steps<void>;
}

/** Builds a model from records and the local taxes of their hotels. */
export function* modelSteps(
  { hotels, offers, places, activities, calendars }: CatalogueRecords,
  localTaxes: HotelFacts['localTaxes'],
): Steps<LiveSearchModel> {
  const columns = yield* toFactColumns(hotels, offers, localTaxes);
  const facts: ModelFacts = { columns, places, activities };
  return yield* withCalendars(facts, calendars);
}

/** A model with the same facts and other calendars. */
export function* withCalendars(
  facts: ModelFacts,
  calendars: CatalogueRecords['calendars'],
): Steps<LiveSearchModel> {
  return toSearchModel(facts, yield* toCalendarColumns(calendars, facts.columns));
}

/** Caches the first result. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Assembles a model. Suggestions are built on first use. */
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
