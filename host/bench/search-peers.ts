import { create, insertMultiple, search } from '@orama/orama';
import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { CatalogueRecords, HotelRecord } from '@staykit/gateway/catalogue/records.ts';

/** A library that a user might build such a search on. */
export interface Peer {
  name: string;
  /** Answers one dated, faceted search; how many hotels it found. */
  answer: (criteria: SearchCriteria) => number | Promise<number>;
}

const FACETS = ['type', 'stars', 'facilities', 'environments', 'styles'] as const;

/** What every library is given of a hotel. */
const documentOf = (hotel: HotelRecord) => ({
  id: hotel.id,
  text: hotel.name,
  type: hotel.type,
  stars: String(hotel.stars),
  facilities: hotel.facilities,
  environments: hotel.environments,
  styles: hotel.styles,
  places: hotel.placeIds,
});

/**
 * None of them knows nights: whether a hotel has room is asked by hand, from the same calendars, in the way that each
 * of them takes a filter. Prices of parties and offers are spared them.
 */
function roomsBy({ calendars }: CatalogueRecords): (criteria: SearchCriteria) => (id: string) => boolean {
  const [first] = calendars.values();
  return ({ checkin, night = 0 }) => {
    const from = first && checkin ? nightsBetween(first.firstDay, checkin) : 0;
    return (id) => {
      const calendar = calendars.get(id);
      if (!calendar) return false;
      for (let day = from; day < from + night; day += 1)
        if ((calendar.prices[day] ?? 0) === 0 || (calendar.stock[day] ?? 0) === 0) return false;
      return true;
    };
  };
}

function miniSearchPeer(records: CatalogueRecords): Peer {
  const rooms = roomsBy(records);
  const index = new MiniSearch({ fields: ['text'], storeFields: [...FACETS, 'places'] });
  index.addAll(records.hotels.map(documentOf));
  return {
    name: 'MiniSearch',
    answer(criteria) {
      const hasRoom = rooms(criteria);
      const found = index.search(MiniSearch.wildcard, {
        filter: (hit) =>
          (criteria.stars.length === 0 || criteria.stars.includes(Number(hit['stars']))) &&
          (criteria.hotelTypes.length === 0 || criteria.hotelTypes.includes(String(hit['type']))) &&
          criteria.facilities.every((code) => (hit['facilities'] as string[]).includes(code)) &&
          (!criteria.location || (hit['places'] as string[]).includes(criteria.location.id)) &&
          hasRoom(String(hit['id'])),
      });
      // It has no facets: counted by hand.
      const counts = new Map<string, number>();
      for (const hit of found)
        for (const family of FACETS)
          for (const value of [hit[family] as string | string[]].flat())
            counts.set(value, (counts.get(value) ?? 0) + 1);
      return found.length;
    },
  };
}

function itemsPeer(records: CatalogueRecords): Peer {
  const rooms = roomsBy(records);
  const aggregations = Object.fromEntries(
    [...FACETS, 'places' as const].map((family) => [
      family,
      { title: family, size: 60, conjunction: family === 'facilities' || family === 'places' },
    ]),
  );
  const index = itemsjs(records.hotels.map(documentOf), { aggregations, searchableFields: ['text'] });
  return {
    name: 'ItemsJS',
    answer(criteria) {
      const hasRoom = rooms(criteria);
      const found = index.search({
        per_page: 20,
        filters: {
          stars: criteria.stars.map(String),
          type: criteria.hotelTypes,
          facilities: criteria.facilities,
          places: criteria.location ? [criteria.location.id] : [],
        },
        filter: ({ id }) => hasRoom(id),
      });
      return found.pagination.total;
    },
  };
}

async function oramaPeer(records: CatalogueRecords): Promise<Peer> {
  const rooms = roomsBy(records);
  const index = create({
    schema: {
      text: 'string',
      type: 'enum',
      stars: 'enum',
      facilities: 'enum[]',
      environments: 'enum[]',
      styles: 'enum[]',
      places: 'enum[]',
    },
  });
  await insertMultiple(index, records.hotels.map(documentOf), 500);
  const facets = Object.fromEntries(FACETS.map((family) => [family, {}]));
  return {
    name: 'Orama',
    async answer(criteria) {
      const hasRoom = rooms(criteria);
      const where = {
        ...(criteria.stars.length > 0 && { stars: { in: criteria.stars.map(String) } }),
        ...(criteria.hotelTypes.length > 0 && { type: { in: criteria.hotelTypes } }),
        ...(criteria.facilities.length > 0 && { facilities: { containsAll: criteria.facilities } }),
        ...(criteria.location && { places: { containsAll: [criteria.location.id] } }),
      };
      const found = await search(index, { term: '', where, facets, limit: records.hotels.length });
      // It takes no filter of one's own: the full hotels are left out of what it found.
      return found.hits.filter((hit) => hasRoom(hit.id)).length;
    },
  };
}

/** The libraries, filled with the hotels of `records`. */
export async function searchPeers(records: CatalogueRecords): Promise<Peer[]> {
  return [miniSearchPeer(records), itemsPeer(records), await oramaPeer(records)];
}
