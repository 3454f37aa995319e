import type { MapSettings } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { storageByConsent } from '../../shell/consent/consent-now.ts';

/** What `early.ts` reads before the first paint. */
const KEY = 'stay-map';

/**
 * Whether the visitor hides the map beside the results: kept in the browser of who lets pages remember anything, else as
 * long as the page. The mark on the document hides the map before the page is live.
 */
export const MAP_CHOICE: NonNullable<MapSettings['kept']> = {
  isHidden: () => document.documentElement.dataset.map === 'hidden',
  keep(isHidden) {
    const { dataset } = document.documentElement;
    if (isHidden) dataset.map = 'hidden';
    else delete dataset.map;
    try {
      const storage = storageByConsent(localStorage);
      if (isHidden) storage.setItem(KEY, 'hidden');
      else storage.removeItem(KEY);
    } catch {
      // The storage of a browser may be closed to pages.
    }
  },
};
