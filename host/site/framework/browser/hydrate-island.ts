import { hydrate } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactNode } from 'react';
import { createTranslate, type Messages } from '@staykit/messages/translate.ts';
import type { Stay } from '@staykit/ui/hooks/stay-context.tsx';
import type { IslandPage } from '../page-data.ts';
import { tellTyped } from '@staykit/elements/element/tell-typed.ts';

/** Market, texts and clock of an island in the browser. */
export function browserStay(
  { locale, origin }: Pick<IslandPage, 'locale' | 'origin'>,
  messages: Messages,
): Stay {
  return { locale, t: createTranslate(locale, messages), now: Date.now, assetBase: origin };
}

/** From now on the island handles presses; until then `early.ts` keeps them. */
export const tellHydrating = (root: HTMLElement): boolean =>
  root.dispatchEvent(new CustomEvent('stay-take', { bubbles: true }));

/** The island is live: `early.ts` repeats the press that waited for it. */
export const tellLive = (root: HTMLElement): boolean =>
  root.dispatchEvent(new CustomEvent('stay-ready', { bubbles: true, composed: true }));

/** Hydrates what the server printed into `root`, at once. */
export function hydrateIsland(root: HTMLElement, island: ReactNode): void {
  tellHydrating(root);
  hydrate(island as ComponentChild, root);
  tellTyped(root);
  tellLive(root);
}
