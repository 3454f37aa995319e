/** The part of ItemsJS that the bench asks; it ships no types of its own. */
declare module 'itemsjs' {
  interface Found {
    pagination: { total: number };
  }
  interface Index<Item> {
    search(options: {
      per_page: number;
      filters: Record<string, readonly string[]>;
      filter: (item: Item) => boolean;
    }): Found;
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    settings: {
      aggregations: Record<string, { title: string; size: number; conjunction: boolean }>;
      searchableFields: readonly string[];
    },
  ): Index<Item>;
}
