import { hydrate } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactNode } from 'react';

/** Says that what is pressed in a part of the page is its own from now on; until then `early.ts` keeps it. */
export const taking = (root: HTMLElement): boolean =>
  root.dispatchEvent(new CustomEvent('stay-take', { bubbles: true }));

/** Says that a part of the page is live: a press that waited for it is made. */
export const ready = (root: HTMLElement): boolean =>
  root.dispatchEvent(new CustomEvent('stay-ready', { bubbles: true, composed: true }));

/** Takes over what the server printed into `root`, at once. */
export function takeOver(root: HTMLElement, island: ReactNode): void {
  taking(root);
  hydrate(island as ComponentChild, root);
  ready(root);
}
