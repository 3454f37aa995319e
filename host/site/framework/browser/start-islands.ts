import { openShop } from '@staykit/core/market/shop.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';

/** Hydrates an island with the props that its page was printed with. */
export type StartIsland<Props> = (root: HTMLElement, props: Props, page: PageData) => unknown;

/** Loaders of island modules, by name. */
export type IslandLoaders<Props extends object> = {
  readonly [Name in keyof Props]: () => Promise<{ start: StartIsland<Props[Name]> }>;
};

/** Fetches and hydrates the islands of this page. */
export async function startIslands<Props extends object>(islands: IslandLoaders<Props>): Promise<void> {
  const roots = document.querySelectorAll<HTMLElement>('[data-island]');
  if (roots.length === 0) return;
  const page = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  if (page.shop) openShop(page.shop);
  const propsOf = page.islands as Partial<Props>;
  for (const root of roots) {
    const name = root.dataset['island'] as keyof Props;
    const props = propsOf[name];
    if (props) void islands[name]().then(({ start }) => start(root, props, page));
  }
}
