import type { Page } from 'playwright';

/** One search of a page. */
export interface Search {
  /** The hotel stars that it asked for. */
  stars: string | null;
  /** Offers on all pages of its results. */
  total: () => Promise<number>;
}

/** Notes the searches of a page from now on. */
export function noteSearches(page: Page): Search[] {
  const searches: Search[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (!pathname.endsWith('/offers.json')) return;
    const total = () =>
      response
        .json()
        .then(({ searchDetails }: { searchDetails: { totalCount: number } }) => searchDetails.totalCount);
    searches.push({ stars: searchParams.get('stars'), total });
  });
  return searches;
}
