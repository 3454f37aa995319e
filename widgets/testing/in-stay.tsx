import type { ReactNode } from 'react';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import type { Stay } from '@staykit/ui/hooks/stay-context.tsx';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from './fixtures/criteria.ts';

/** A component inside the surroundings that a widget gives it: French formats, the reference texts, a fixed clock. */
export function inStay(ui: ReactNode, changes: Partial<Stay> = {}) {
  const stay: Stay = {
    locale: 'fr_FR',
    t: createTranslate('en', en),
    now: () => TEST_NOW,
    assetBase: '',
    ...changes,
  };
  return <StayContext.Provider value={stay}>{ui}</StayContext.Provider>;
}
