import { render } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactNode } from 'react';

/** Renders into an element of the page, or renders it again. Components are typed for React and run on Preact. */
export function renderInto(root: Element, node: ReactNode): void {
  render(node as ComponentChild, root);
}
