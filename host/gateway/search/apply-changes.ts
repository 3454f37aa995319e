import { isDeepStrictEqual } from 'node:util';
import type { HotelBundle } from '../catalogue/records.ts';
import { writeCalendar, type CalendarColumns } from './calendar-columns.ts';
import { toFactColumns } from './columns.ts';
import { eachRecord } from './record-list.ts';
import { toSearchModel, type LiveSearchModel } from './search-model.ts';

/** Whether a bundle differs from the columns in more than prices and stock. */
function hasNewFacts({ columns }: LiveSearchModel, { hotel, offers }: HotelBundle, index: number): boolean {
  if (!isDeepStrictEqual(hotel, columns.hotels.at(index))) return true;
  const first = columns.offerStart[index] ?? 0;
  if (offers.length !== (columns.offerStart[index + 1] ?? 0) - first) return true;
  return offers.some((offer) => {
    const at = columns.offerIndex.get(offer.id);
    return at === undefined || !isDeepStrictEqual(offer, columns.offers.at(at));
  });
}

function withNewFacts(model: LiveSearchModel, changed: readonly HotelBundle[]): LiveSearchModel {
  const { columns, facts } = model;
  const ids = new Set(changed.map(({ hotel }) => hotel.id));
  const hotels = [...eachRecord(columns.hotels)].filter(({ id }) => !ids.has(id));
  const offers = [...eachRecord(columns.offers)].filter(({ hotelId }) => !ids.has(hotelId));
  const calendars: CalendarColumns = columns;
  // The same hotels in the same order: the calendars stay where they are.
  return toSearchModel(
    {
      ...facts,
      columns: toFactColumns(
        [...hotels, ...changed.map(({ hotel }) => hotel)],
        [...offers, ...changed.flatMap((bundle) => bundle.offers)],
      ),
    },
    {
      firstDay: calendars.firstDay,
      days: calendars.days,
      prices: calendars.prices,
      promos: calendars.promos,
      stock: calendars.stock,
      minLos: calendars.minLos,
    },
  );
}

/**
 * Brings hotels of a model up to date: prices and stock in place, facts in a new model over the same calendars. It
 * runs to its end at once, so that no search sees half a change. Undefined when only reading the whole catalogue
 * helps: a hotel that is new, or days that the columns have not.
 */
export function applyChanges(
  model: LiveSearchModel,
  bundles: readonly HotelBundle[],
): LiveSearchModel | undefined {
  const written: number[] = [];
  const newFacts: HotelBundle[] = [];
  for (const bundle of bundles) {
    const index = model.columns.hotelIndex.get(bundle.hotel.id);
    if (
      index === undefined ||
      !writeCalendar(model.columns, model.columns.hotelIds.length, index, bundle.calendar)
    ) {
      // What was written before is answered until the whole catalogue was read.
      model.engine.changed(written);
      return undefined;
    }
    written.push(index);
    if (hasNewFacts(model, bundle, index)) newFacts.push(bundle);
  }
  model.engine.changed(written);
  return newFacts.length > 0 ? withNewFacts(model, newFacts) : model;
}
