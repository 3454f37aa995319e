import type * as parts from './later-parts.ts';

/* In pages of the host: fetched when wanted. Their build puts this file in the place of `later-parts.ts`. */
export const laterParts: typeof parts.laterParts = {
  panels: () => import('./box-panels.tsx'),
  choice: () => import('./stay-choice.tsx'),
};
