import type { StayClient } from '@staykit/client/stay-client.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';

/** Names of the places that a home page recommends; each is looked up, so that what is not sold is not shown. */
export const HOME_PLACES: Readonly<Record<Locale, readonly string[]>> = {
  fr_FR: ['Annecy', 'Deauville', 'Colmar', 'Saint-Malo', 'Chamonix', 'Biarritz', 'Bruges', 'Barcelone'],
  es_ES: ['Granada', 'San Sebastián', 'Sevilla', 'Ronda', 'Santander', 'Toledo', 'Baqueira', 'Lisboa'],
  fr_BE: ['Spa', 'Ostende', 'Durbuy', 'Dinant', 'Bruges', 'Reims', 'Maastricht', 'Colmar'],
  nl_BE: ['Oostende', 'Brugge', 'Durbuy', 'Knokke', 'Maastricht', 'Gent', 'Middelburg', 'Rijsel'],
  nl_NL: ['Maastricht', 'Zandvoort', 'Groningen', 'Brugge', 'Valkenburg', 'Middelburg', 'Durbuy', 'Parijs'],
  it_IT: ['Torino', 'Venezia', 'Como', 'Siena', 'Bolzano', 'Sorrento', 'Verona', 'Nizza'],
};

/** The named places that the catalogue knows, in the order of the names. */
export async function findPlaces(client: StayClient, names: readonly string[]): Promise<Suggestion[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const groups = await client.suggest(name).catch(() => []);
      return groups.flatMap(({ results }) => results).find(({ category }) => category !== 'hotel');
    }),
  );
  return found.filter((place): place is Suggestion => place !== undefined);
}
