import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Markup } from './markup.ts';

const make = (node: Markup): VNode | string =>
  typeof node === 'string' ? node : h(node.tag, { ...node.attributes }, ...node.children.map(make));

/** A component without state, as one writes a card by hand. */
const Piece = ({ node }: { node: Markup }) => make(node);

/** Prints pieces in a plain loop of Preact. */
export const printPreact = (pieces: readonly Markup[]): string =>
  renderToString(h('main', null, ...pieces.map((node) => h(Piece as never, { node }))));
