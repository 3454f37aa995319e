import type { Mount, Shown } from './shown.ts';

/* A page of one element in any framework: `/?vue` renders it by Vue, once `mount` is called. */
const frameworks: Record<string, () => Promise<{ mount: Mount }>> = {
  angular: () => import('./angular.ts'),
  preact: () => import('./preact.ts'),
  react: () => import('./react.ts'),
  solid: () => import('./solid.tsx'),
  svelte: () => import('./svelte.ts'),
  vue: () => import('./vue.ts'),
};

const define = async (): Promise<void> => {
  await import('@staykit/widgets/elements/search-box');
  await import('@staykit/widgets/elements/results-grid');
};

/** Searches that the framework's listener was told of. */
const searches: unknown[] = [];

const mount = async (first: Shown): Promise<void> => {
  const framework = await frameworks[location.search.slice(1)]!();
  page.show = framework.mount(document.getElementById('app')!, first, (event) => {
    event.preventDefault();
    searches.push(event.detail.criteria);
  });
};

const page: {
  define: typeof define;
  mount: typeof mount;
  searches: unknown[];
  /** Renders again; there once it is mounted. */
  show?: (next: Shown) => void;
} = { define, mount, searches };

declare global {
  interface Window {
    page: typeof page;
  }
}
window.page = page;
