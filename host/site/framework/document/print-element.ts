import { renderToString } from 'preact-render-to-string';
import type { ComponentChild, VNode } from 'preact';
import type { ReactElement } from 'react';

/** Prints an element as HTML. Components are typed for React and run on Preact: the one place that says so. */
export function printElement(element: ReactElement): string {
  const child: ComponentChild = element;
  return renderToString(child as VNode);
}
