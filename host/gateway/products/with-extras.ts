import { localTaxDue } from '@staykit/core/price/local-tax.ts';
import type { HotelFacts } from '../catalogue/facts/hotel-facts.ts';
import type { SearchHit } from '../search/engine/search-engine.ts';

/** A hit with `added` cents of extras in its price; the local tax that the shop collects is that of the sum. [TAX-04] */
export function withExtras<
  Hit extends Pick<SearchHit, 'hotel' | 'localTax' | 'nights' | 'refPrice' | 'sellPrice'>,
>(hit: Hit, added: number, adults: number, facts: Pick<HotelFacts, 'localTaxes'>): Hit {
  if (added === 0) return hit;
  const { hotel, localTax: before, nights } = hit;
  const sellPrice = hit.sellPrice - before + added;
  const stay = { sellPrice, participants: adults, nights };
  const localTax = localTaxDue(facts.localTaxes(hotel) ?? [], stay).withPrice;
  return {
    ...hit,
    localTax,
    sellPrice: sellPrice + localTax,
    refPrice: hit.refPrice - before + added + localTax,
  };
}
