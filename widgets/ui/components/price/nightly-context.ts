import { createContext } from 'react';

/** Whether the visitor wants prices of stays told a night. Cards are told by their style: see `PriceTag`. */
export const NightlyContext = createContext(false);
