import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** The name of the place or hotel of criteria, which hold its id alone; undefined of a place that nobody knows any more. [DEST-02] */
export async function placeName(
  client: Pick<SearchBoxClient, 'recommend'>,
  { location, hotelId: hotel = '' }: SearchCriteria,
): Promise<string | undefined> {
  const { category, id } = location ?? { category: 'hotel', id: hotel };
  const groups = await client.recommend('', { sourceType: category, sourceCode: id });
  const places = groups.flatMap(({ results }) => results);
  // A server that does not know the question recommends other places.
  return places.find((place) => place.category === category && place.id === id)?.label;
}
