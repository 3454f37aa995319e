import { DESCRIPTION_FRAGMENTS } from './data/description-fragments.ts';
import { createRandom } from './random.ts';
import type { CatalogueLanguage, HotelRecord } from './records.ts';

/**
 * The text about a hotel in a language: where it stands, its rooms, what it has. Made from what is known of the
 * house and from its seed, so that it is never stored and never wrong about a facility.
 */
export function describeHotel(hotel: HotelRecord, language: CatalogueLanguage): string {
  const random = createRandom(hotel.seed, 'description');
  const fragments = DESCRIPTION_FRAGMENTS[language];
  const environment = hotel.environments[0] ?? 'countryside';
  const opening = random.pick(fragments.openings[environment] ?? fragments.openings.countryside ?? []);
  const rooms = random.pick(fragments.rooms);
  const told = random.sample(
    Object.keys(fragments.facilities).filter((code) => hotel.facilities.includes(code)),
    3,
  );
  const sentences = [
    opening,
    rooms,
    ...told.map((code) => fragments.facilities[code] ?? ''),
    random.pick(fragments.closings),
  ];
  const text = sentences.join(' ').replace('{city}', hotel.cityName).replace('{rooms}', String(hotel.rooms));
  return language === 'fr' ? contract(text, hotel.cityName) : text;
}

/** French joins its small words to the name of a town: "au Touquet", "du Mans", "d’Antibes". */
function contract(text: string, city: string): string {
  const article = /^(Les?) (.+)$/.exec(city);
  if (article?.[2] !== undefined) {
    const [at, of] = article[1] === 'Le' ? ['au', 'du'] : ['aux', 'des'];
    return text
      .replace(`À ${city}`, `${at === 'au' ? 'Au' : 'Aux'} ${article[2]}`)
      .replace(`à ${city}`, `${at} ${article[2]}`)
      .replace(`de ${city}`, `${of} ${article[2]}`);
  }
  return /^[AEIOUYÀÂÄÉÈÊËÎÏÔÖÛÜ]/.test(city) ? text.replace(`de ${city}`, `d’${city}`) : text;
}
