import type { SearchClient } from 'instantsearch.js';

/** One request of InstantSearch, as far as it is read here. */
interface SearchRequest {
  indexName: string;
  params?: { query?: string | undefined; hitsPerPage?: number | undefined; page?: number | undefined };
}

/** What the server of the bench answers. */
interface RecordPage<Hit> {
  hits: Hit[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
}

/** Asks a server of the bench, as InstantSearch's own client asks Algolia's. */
export const searchClient: SearchClient = {
  async search<Hit>(requests: readonly SearchRequest[]) {
    const results = await Promise.all(
      requests.map(async ({ indexName, params = {} }) => {
        const { query = '', hitsPerPage = 24, page = 0 } = params;
        const address = `/records.json?cards=${hitsPerPage || 1}&query=${encodeURIComponent(query)}&page=${page}`;
        const answer = (await (await fetch(address)).json()) as RecordPage<Hit>;
        return {
          ...answer,
          index: indexName,
          query,
          page,
          hitsPerPage,
          nbPages: Math.ceil(answer.nbHits / (hitsPerPage || 1)),
          processingTimeMS: 1,
          exhaustiveNbHits: true,
          params: '',
        };
      }),
    );
    return { results };
  },
};
