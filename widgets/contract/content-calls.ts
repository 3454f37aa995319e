import type { Call } from './call.ts';

/** Editorial content: blocks, banners, menus, landings, ideas, static pages. */
export const CONTENT_CALLS: readonly Call[] = [];
