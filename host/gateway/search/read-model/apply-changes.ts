import { isDeepStrictEqual } from 'node:util';
import type { HotelFacts } from '../../catalogue/facts/hotel-facts.ts';
import type { HotelBundle, HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import { writeCalendar, type CalendarColumns } from '../columns/calendar-columns.ts';
import { roomCodesOf, toFactColumns, type Columns } from '../columns/columns.ts';
import type { Steps } from '../in-slices.ts';
import { eachRecord } from '../columns/record-list.ts';
import { toSearchModel, type LiveSearchModel } from './search-model.ts';

/** Whether facts of a bundle differ from the columns, besides prices and stock. */
function hasNewFacts({ columns }: LiveSearchModel, { hotel, offers }: HotelBundle, index: number): boolean {
  if (!isDeepStrictEqual(hotel, columns.hotels.at(index))) return true;
  const first = columns.offerStart[index] ?? 0;
  if (offers.length !== (columns.offerStart[index + 1] ?? 0) - first) return true;
  return offers.some((offer) => {
    const at = columns.offerIndex.get(offer.id);
    return at === undefined || !isDeepStrictEqual(offer, columns.offers.at(at));
  });
}

function* withNewFacts(
  model: LiveSearchModel,
  changed: readonly HotelBundle[],
  localTaxes: HotelFacts['localTaxes'],
): Steps<LiveSearchModel> {
  const { columns, facts } = model;
  const bundleOf = new Map(changed.map((bundle) => [bundle.hotel.id, bundle]));
  const hotels: HotelRecord[] = [];
  const offers: OfferRecord[] = [];
  // Records stay in their order, so nothing is sorted.
  for (const hotel of eachRecord(columns.hotels)) {
    hotels.push(bundleOf.get(hotel.id)?.hotel ?? hotel);
    yield;
  }
  for (const offer of eachRecord(columns.offers)) {
    if (!bundleOf.has(offer.hotelId)) offers.push(offer);
    yield;
  }
  offers.push(...changed.flatMap((bundle) => bundle.offers));
  const calendars: CalendarColumns = columns;
  const fresh = yield* toFactColumns(hotels, offers, localTaxes);
  // Same hotels in the same order: the calendar columns are reused.
  return toSearchModel(
    { places: facts.places, activities: facts.activities, columns: fresh },
    {
      firstDay: calendars.firstDay,
      days: calendars.days,
      prices: calendars.prices,
      promos: calendars.promos,
      stock: calendars.stock,
      minLos: calendars.minLos,
      limits: calendars.limits,
    },
  );
}

/** Whether a hotel has the room types that the columns have of it. */
function hasSameRooms({ roomStart, roomCodes }: Columns, hotel: HotelRecord, index: number): boolean {
  return isDeepStrictEqual(roomCodes.slice(roomStart[index], roomStart[index + 1]), roomCodesOf(hotel));
}

/** Hotels per step. Their caches are invalidated at its end. */
const IN_A_STEP = 10;

/**
 * Applies changes of hotels to a model: prices and stock in place, facts as a new model on the same calendars. Each
 * hotel is written without a pause. Undefined if the whole catalogue has to be read: for a new hotel or room type, or days outside
 * the columns.
 */
export function* applyChanges(
  model: LiveSearchModel,
  bundles: readonly HotelBundle[],
  localTaxes: HotelFacts['localTaxes'],
): Steps<LiveSearchModel | undefined> {
  const { columns, engine } = model;
  const newFacts: HotelBundle[] = [];
  for (let first = 0; first < bundles.length; first += IN_A_STEP) {
    const written: number[] = [];
    for (const bundle of bundles.slice(first, first + IN_A_STEP)) {
      const index = columns.hotelIndex.get(bundle.hotel.id);
      const isKnown = index !== undefined && hasSameRooms(columns, bundle.hotel, index);
      if (!isKnown || !writeCalendar(columns, columns, index, bundle.calendar)) {
        // Columns already written must not be hidden by caches until the catalogue is read.
        engine.changed(written);
        return undefined;
      }
      written.push(index);
      if (hasNewFacts(model, bundle, index)) newFacts.push(bundle);
    }
    engine.changed(written);
    yield;
  }
  return newFacts.length > 0 ? yield* withNewFacts(model, newFacts, localTaxes) : model;
}
