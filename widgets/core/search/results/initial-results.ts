import type { SearchCriteria } from '../criteria.ts';
import type { Facets } from '../facets/facets.ts';
import type { OfferPage } from './offer-page.ts';

/** What the server found already, so that the first page needs no call. */
export interface InitialResults {
  page: OfferPage;
  facets?: Facets;
  /** What was searched for, where the page itself does not tell. */
  criteria?: SearchCriteria;
  /** It is shown, and asked for again without taking it away. */
  outdated?: boolean;
}
