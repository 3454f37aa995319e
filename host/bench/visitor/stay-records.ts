import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { ResultsData, StayRecord } from './references/record.ts';

/** Records that the references search. */
export const RECORDS = 2_000;
const PAGE = 100;

const score = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const euros = (cents: number) => `${Math.round(cents / 100)} €`;

/** An offer of the shop in the words of its card. */
export function toRecord({ id, label, hotel, ...offer }: OfferCard): StayRecord {
  const { average = 0, count = 0 } = hotel.review ?? {};
  return {
    objectID: id,
    title: label,
    hotel: hotel.label,
    place: hotel.location.label,
    stars: Math.floor(hotel.stars ?? 0),
    score: score.format(average),
    scoreWord: average >= 9 ? 'Exceptionnel' : 'Très bien',
    reviews: count,
    price: euros(offer.sellPrice / 2),
    oldPrice: offer.refPrice ? euros(offer.refPrice / 2) : '',
    promo: offer.promo ? `-${offer.promo} %` : '',
    label: offer.marketingLabels?.[0] ?? 'Sélection',
    perks: [...(offer.headwords ?? []), 'Annulation gratuite'],
    stay: `${offer.nights ?? 1} nuit, ${offer.participants ?? 2} personnes`,
    image: `${offer.imageUrl}/small.avif`,
    href: offer.uri,
  };
}

/** The first 2,000 offers of the shop at `api`, as records. */
export async function fetchRecords(api: string): Promise<StayRecord[]> {
  const records: StayRecord[] = [];
  for (let page = 0; records.length < RECORDS; page += 1) {
    const answer = await fetch(`${api}/offers.json?locale=fr_FR&flow=booking&size=${PAGE}&page=${page}`);
    const { exactMatch } = (await answer.json()) as { exactMatch: OfferCard[] };
    if (exactMatch.length === 0) throw new Error(`visitor: the shop has only ${records.length} offers.`);
    records.push(...exactMatch.map(toRecord));
  }
  return records.slice(0, RECORDS);
}

/** What the references' server answers to a search. */
export function searchRecords(records: readonly StayRecord[], address: URL) {
  const count = Number(address.searchParams.get('cards') ?? 24);
  const page = Number(address.searchParams.get('page') ?? 0);
  const query = (address.searchParams.get('query') ?? '').toLowerCase();
  const found = query
    ? records.filter(({ hotel, place }) => `${hotel} ${place}`.toLowerCase().includes(query))
    : records;
  const stars: Record<string, number> = {};
  for (const record of found) stars[record.stars] = (stars[record.stars] ?? 0) + 1;
  const data: ResultsData = {
    hits: found.slice(page * count, page * count + count),
    nbHits: found.length,
    places: [...new Set(records.map(({ place }) => place))].slice(0, 60),
  };
  return { ...data, facets: { stars } };
}
