import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sourceGraph } from '../../widgets/elements/build/source-graph.ts';
import { usedTexts, type Catalogue } from '../../widgets/elements/build/used-texts.ts';

/** What the browser runs to sell, or shows of one hotel on demand: most pages do without, and without its texts. */
const SALES = [
  'host/render/live-booking-box.ts',
  'host/render/visit/checkout.ts',
  'host/render/visit/gift-checkout.ts',
  'host/render/visit/booking-lookup.ts',
  'host/render/visit/gift-code.tsx',
  'host/render/visit/gift-line.tsx',
  'host/render/visit/paid-by-gift.tsx',
  'host/render/visit/reviews-modal.tsx',
  'host/render/visit/hotel.ts',
  'host/render/visit/other-offers.tsx',
  'host/render/visit/contact.ts',
  'host/render/visit/gift-link.ts',
  'host/render/visit/gift-campaign.tsx',
  'host/render/visit/gift-drawer.tsx',
  'host/render/visit/activity.ts',
  'host/render/visit/recently-viewed.ts',
];

/** What the browser runs of the host's pages, by the texts that they load. A crash is told on all of them. */
const ENTRIES = {
  pages: ['host/render/client.tsx', 'host/render/visitor.ts'],
  sale: [...SALES, 'host/render/crash-boundary.tsx'],
} as const;

/** Which pages texts are for. */
export type TextSet = keyof typeof ENTRIES;

/** The table of all errors names a text for each; the parts of a page name those that they show. */
const UNSHOWN = /core\/errors\/catalogue\.ts$/;

/** The texts of a locale that pages show in the browser: what only the server prints stays with it. */
export function browserTexts(catalogue: Catalogue, set: TextSet = 'pages'): Catalogue {
  const others = set === 'pages' ? SALES : [];
  const sources = ENTRIES[set]
    .flatMap((entry) => sourceGraph(entry, others))
    .filter(({ path }) => !UNSHOWN.test(path));
  return usedTexts(sources, catalogue);
}

/** Leaves out of the browser's files the texts that no part of a page shows there. */
export function leanTexts(): Plugin {
  return {
    name: 'staykit-browser-texts',
    enforce: 'pre',
    load(id) {
      const [, file, set] = /^(.*\/widgets\/messages\/[a-z]{2}_[A-Z]{2}\.json)(\?sale)?$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
      return { code: JSON.stringify(browserTexts(catalogue, set ? 'sale' : 'pages')), moduleType: 'json' };
    },
  };
}
