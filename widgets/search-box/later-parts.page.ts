import type * as parts from './later-parts.ts';

/*
 * In pages of the host: fetched when wanted, or while nothing else is. Their build puts this file in the place of
 * `later-parts.ts`.
 */
export const laterParts = {
  dates: () => import('./dates-panel.tsx'),
  panels: () => import('./box-panels.tsx'),
  screen: () => import('./phone-box.tsx'),
  choice: () => import('./stay-choice.tsx'),
  name: () => import('./place-name.ts'),
} satisfies typeof parts.laterParts;
