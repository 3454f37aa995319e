import type { SearchHit } from '../search/engine/search-engine.ts';

/** A hit with `added` cents of extras in its price. Local tax is of the room alone, so it stays. [TAX-04] */
export function withExtras<Hit extends Pick<SearchHit, 'refPrice' | 'sellPrice'>>(
  hit: Hit,
  added: number,
): Hit {
  return { ...hit, sellPrice: hit.sellPrice + added, refPrice: hit.refPrice + added };
}
