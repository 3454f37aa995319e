import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StaykitProvider } from '../staykit-provider.tsx';
import { useContact } from './use-contact.ts';
import { useFacets } from './use-facets.ts';
import { useGift } from './use-gift.ts';
import { useQuote } from './use-quote.ts';
import { useResults } from './use-results.ts';
import { useReviews } from './use-reviews.ts';
import { useSearch } from './use-search.ts';

it('a server renders every hook at its start, and asks for nothing', () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  const states: Record<string, unknown> = {};
  const All = () => {
    const search = useSearch({ criteria: 'a=3' });
    states['search'] = search.criteria.pax.adult;
    states['results'] = useResults({ criteria: 'stars=5' }).status;
    states['facets'] = useFacets().facets;
    states['quote'] = useQuote({ productId: '7' }).status;
    states['reviews'] = useReviews({ hotelId: '7' }).status;
    states['gift'] = useGift({ productId: '7' }).status;
    states['contact'] = useContact().phase;
    return null;
  };
  renderToString(
    <StaykitProvider api="https://shop.example">
      <All />
    </StaykitProvider>,
  );
  vi.unstubAllGlobals();
  expect(states).toEqual({
    search: 3,
    results: 'loading',
    facets: undefined,
    quote: 'from',
    reviews: 'loading',
    gift: 'loading',
    contact: 'editing',
  });
  expect(asked).not.toHaveBeenCalled();
});
