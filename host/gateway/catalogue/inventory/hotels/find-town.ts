import type { Queryable } from '../../../database/database.ts';
import { CATALOGUE_LANGUAGES, type CatalogueCountry, type PlaceRecord } from '../../records.ts';
import { writeCatalogueBatch } from '../../store/catalogue-write.ts';
import { kilometres } from '../../table.ts';
import { markWhole } from './make-offers.ts';
import { lockNewIds, newPlaceId } from './new-ids.ts';

/** A town as suppliers describe it. */
export interface WantedTown {
  country: CatalogueCountry;
  city: string;
  region?: string;
  lat: number;
  lng: number;
}

/** Kilometres within which a town of the name is the one that is meant. */
const NEAR_KM = 40;

/** The town of a hotel: the nearest of its name, or a new place with its region and country. */
export async function findTown(tx: Queryable, wanted: WantedTown): Promise<PlaceRecord> {
  const known = await nearestTown(tx, wanted);
  if (known) return known;
  await lockNewIds(tx);
  // Another transaction may have made it while this one waited.
  const made = await nearestTown(tx, wanted);
  if (made) return made;
  const { country, city, region, lat, lng } = wanted;
  const nation = (await placeNamed(tx, country, ['country'])) ?? (await makeCountry(tx, wanted));
  const parents = [nation.id];
  if (region !== undefined) {
    const found = await placeNamed(tx, country, ['region', 'department'], region);
    const area =
      found ?? (await makePlace(tx, { category: 'region', country, names: same(region), parents, lat, lng }));
    parents.unshift(area.id, ...area.parents.filter((id) => id !== nation.id));
  }
  const town = await makePlace(tx, { category: 'city', country, names: same(city), parents, lat, lng });
  await markWhole(tx);
  return town;
}

async function nearestTown(
  tx: Queryable,
  { country, city, lat, lng }: WantedTown,
): Promise<PlaceRecord | undefined> {
  return (await placesNamed(tx, country, ['city'], city))
    .map((place) => ({ place, km: kilometres(lat, lng, place.lat, place.lng) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((one, other) => one.km - other.km)[0]?.place;
}

type Categories = readonly PlaceRecord['category'][];

const placeNamed = async (tx: Queryable, country: string, categories: Categories, name?: string) =>
  (await placesNamed(tx, country, categories, name))[0];

/** Places of a country, by one of their names. */
async function placesNamed(
  tx: Queryable,
  country: string,
  categories: Categories,
  name?: string,
): Promise<PlaceRecord[]> {
  const rows = await tx.query<{ data: string }>(
    `select data::text as data from places where country = $1 and category = any($2::text[]) and ($3::text is null
      or exists (select 1 from jsonb_each_text(data->'names') n where lower(n.value) = lower($3))) order by id`,
    [country, categories, name ?? null],
  );
  return rows.map(({ data }) => JSON.parse(data) as PlaceRecord);
}

const same = (name: string): PlaceRecord['names'] => ({
  local: name,
  en: name,
  fr: name,
  es: name,
  nl: name,
  it: name,
});

function makeCountry(tx: Queryable, { country, lat, lng }: WantedTown): Promise<PlaceRecord> {
  const nameIn = (language: string) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const names = { ...same(nameIn(country === 'BE' ? 'nl' : country.toLowerCase())), en: nameIn('en') };
  for (const language of CATALOGUE_LANGUAGES) names[language] = nameIn(language);
  return makePlace(tx, { category: 'country', country, names, parents: [], lat, lng });
}

async function makePlace(
  tx: Queryable,
  place: Omit<PlaceRecord, 'id' | 'population' | 'postcodes'>,
): Promise<PlaceRecord> {
  const made = { ...place, id: await newPlaceId(tx), population: 0, postcodes: [] };
  await writeCatalogueBatch(tx, { places: [made] });
  return made;
}
