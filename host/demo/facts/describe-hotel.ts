import {
  baseLanguage,
  type TextLanguage,
  type HotelRecord,
  textIn,
} from '@staykit/gateway/catalogue/records.ts';
import { createRandom } from '../catalogue/random.ts';
import { DESCRIPTION_FRAGMENTS } from './data/description-fragments.ts';

/**
 * Description of a hotel: its supplier's, else location, rooms, facilities, generated from its facts and its seed, so
 * that it is not stored and always matches the facilities.
 */
export function describeHotel(hotel: HotelRecord, language: TextLanguage): string {
  const supplied = textIn(hotel.supplied?.description, language);
  if (supplied !== undefined) return supplied;
  const random = createRandom(hotel.seed, 'description');
  const fragments = textIn(DESCRIPTION_FRAGMENTS, language);
  const environment = hotel.environments[0] ?? 'countryside';
  const opening = random.pick(fragments.openings[environment] ?? fragments.openings.countryside ?? []);
  const rooms = random.pick(fragments.rooms);
  const chosen = random.sample(
    Object.keys(fragments.facilities).filter((code) => hotel.facilities.includes(code)),
    3,
  );
  const sentences = [
    opening,
    rooms,
    ...chosen.map((code) => fragments.facilities[code] ?? ''),
    random.pick(fragments.closings),
  ];
  const text = sentences.join(' ').replace('{city}', hotel.cityName).replace('{rooms}', String(hotel.rooms));
  return baseLanguage(language) === 'fr' ? contract(text, hotel.cityName) : text;
}

/** French contractions with town names: "au Touquet", "du Mans", "d’Antibes". */
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
