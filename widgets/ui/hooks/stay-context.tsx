import { createContext, useContext } from 'react';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** What every component of stays is told by the widget around it. */
export interface Stay {
  locale: Locale;
  /** Texts in the locale. */
  t: Translate;
  /** The instant that "today" is read from, in ms since 1970; fixed where the server rendered. */
  now: () => number;
  /** Origin that relative picture addresses belong to; '' where they are the page's own. */
  assetBase: string;
}

/** Provided once by each widget. */
export const StayContext = createContext<Stay | undefined>(undefined);

/** The surroundings of a component: locale, texts, clock and picture origin. */
export function useStay(): Stay {
  const stay = useContext(StayContext);
  if (!stay) {
    throw new Error('useStay: no <StayContext.Provider> found.');
  }
  return stay;
}
