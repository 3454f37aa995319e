import { define } from 'virtual:staykit-own-widget';
import type { Start } from './manifest.ts';
import { watchWidgets } from './watch-widgets.ts';

/* A widget with all that it needs, for a page where it is the only one: the loader fetches this file and no other. */

/** The widget, and every one that a page may hold. */
declare const __STAYKIT_OWN__: string;
declare const __STAYKIT_NAMES__: readonly string[];
/** By locale the base64 of the sha256 of its texts: `build/write-loader.ts` puts it in, which writes them. */
declare const __STAYKIT_TEXT_HASHES__: Record<string, string>;

const hashes = __STAYKIT_TEXT_HASHES__;

export const start: Start['start'] = (loader, missing = new Set(__STAYKIT_NAMES__)) =>
  watchWidgets(__STAYKIT_OWN__, loader, missing, () =>
    define({
      ...loader.source,
      expectTexts(locale) {
        const hash = hashes[locale];
        delete hashes[locale];
        if (hash) loader.preload(`${__STAYKIT_OWN__}.${locale}`, hash);
      },
    }),
  );
