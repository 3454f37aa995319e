import type { Printed } from '@staykit/element-spec/element-spec.ts';
import type { Print } from './print-key.ts';

/** How long offers and prices of a print are shown without being asked for again, in ms: half an hour. */
const FRESH_MS = 1_800_000;

/** What a server printed into the shadow root of an element. */
export interface FoundPrint {
  of: string;
  tree: HTMLElement;
  printed: Printed<unknown>;
}

/** The print in a shadow root, if it shows what its element would. */
export function findPrint(root: ShadowRoot, of: string): FoundPrint | undefined {
  const tree = root.querySelector<HTMLElement>('[data-tree]');
  const text = root.querySelector('script')?.text;
  if (!tree || !text) return undefined;
  const print = JSON.parse(text) as Print;
  return print.of === of
    ? { of, tree, printed: { data: print.data, outdated: Date.now() - print.at > FRESH_MS } }
    : undefined;
}
