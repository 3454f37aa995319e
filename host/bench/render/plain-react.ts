import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Markup } from './markup.ts';

const make = (node: Markup): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, { ...node.attributes }, ...node.children.map(make));

const Piece = ({ node }: { node: Markup }) => make(node);

/** Prints pieces in a plain loop of React. */
export const printReact = (pieces: readonly Markup[]): string =>
  renderToString(createElement('main', null, ...pieces.map((node) => createElement(Piece, { node }))));
