/** One stay, as the references show it: texts are ready to be printed. */
export interface StayRecord {
  objectID: string;
  title: string;
  hotel: string;
  place: string;
  stars: number;
  score: string;
  scoreWord: string;
  reviews: number;
  /** Whole euros. */
  price: string;
  oldPrice: string;
  promo: string;
  label: string;
  perks: readonly string[];
  stay: string;
  image: string;
  href: string;
}

/** What a page of a reference shows. */
export interface ResultsData {
  hits: readonly StayRecord[];
  nbHits: number;
  /** Places that the search field suggests. */
  places: readonly string[];
}
