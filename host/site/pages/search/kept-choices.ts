import type { KeptPrices, MapSettings } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { storageByConsent } from '../../shell/consent/consent-now.ts';

/**
 * A choice of the visitor about the results: kept in the browser of who lets pages remember anything, else as long as the
 * page. `early.ts` reads it and marks the document before the first paint, so that nothing is seen to change.
 */
const choice = (mark: 'map' | 'prices', value: string) => ({
  isMade: () => document.documentElement.dataset[mark] === value,
  keep(isMade: boolean) {
    const { dataset } = document.documentElement;
    if (isMade) dataset[mark] = value;
    else delete dataset[mark];
    try {
      const storage = storageByConsent(localStorage);
      if (isMade) storage.setItem(`stay-${mark}`, value);
      else storage.removeItem(`stay-${mark}`);
    } catch {
      // The storage of a browser may be closed to pages.
    }
  },
});

const map = choice('map', 'hidden');
const prices = choice('prices', 'night');

/** Whether the visitor hides the map beside the results. */
export const MAP_CHOICE: NonNullable<MapSettings['kept']> = { isHidden: map.isMade, keep: map.keep };

/** Whether the visitor wants prices of stays per night. */
export const PRICE_CHOICE: KeptPrices = { isNightly: prices.isMade, keep: prices.keep };
