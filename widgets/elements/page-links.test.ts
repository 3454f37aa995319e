import { describe, expect, it } from 'vitest';
import { pageLinks, type Built } from './page-links.ts';

const built: Built = {
  files: {
    'widgets/elements/search-box.ts': { file: 'search-box.js', imports: ['_shared'] },
    'widgets/elements/results-grid.ts': { file: 'results-grid.js', imports: ['_shared'] },
    'virtual:staykit-texts/search-box/nl_BE': { file: 'chunks/box-nl_BE.js' },
    'virtual:staykit-texts/results-grid/nl_BE': { file: 'chunks/grid-nl_BE.js' },
    _shared: { file: 'chunks/shared.js' },
  },
  hashes: { 'chunks/shared.js': 'sha384-abc' },
};
const address = 'https://cdn.example/elements/1.2.0';
const use = { locale: 'nl_BE', address, answer: 'https://shop.example/api/offers.json?a=2&b=0' };
const named = (links: readonly string[]) => links.map((link) => /href="[^"]*\/([^"/?]+)/.exec(link)?.[1]);

describe('the links of a page’s head', () => {
  it('ask for what is typed into first, then for the stays, and for no file twice', () => {
    const links = pageLinks({ ...use, widgets: ['search-box', 'results-grid'] }, built);
    expect(named(links)).toEqual([
      'search-box.js',
      'shared.js',
      'box-nl_BE.js',
      'offers.json',
      'results-grid.js',
      'grid-nl_BE.js',
    ]);
  });

  it('carry hashes, and an answer that a browser reads as it was meant', () => {
    const links = pageLinks({ ...use, widgets: ['results-grid'] }, built);
    expect(links).toContain(
      `<link rel="modulepreload" href="${address}/chunks/shared.js" integrity="sha384-abc" crossorigin>`,
    );
    expect(links.at(-1)).toContain('offers.json?a=2&amp;b=0" crossorigin>');
  });
});
