import { define } from 'virtual:staykit-own-widget';
import { sourceOf, type Start } from './start.ts';
import { watchWidgets } from './watch-widgets.ts';

/* A widget with all that it needs, for a page where it is the only one: the loader fetches this file and no other. */

/** The widget, and every one that a page may hold. */
declare const __STAYKIT_OWN__: string;
declare const __STAYKIT_NAMES__: readonly string[];

export const start: Start['start'] = (loader, missing = new Set(__STAYKIT_NAMES__)) =>
  watchWidgets(__STAYKIT_OWN__, loader, missing, () => define(sourceOf(loader)));
