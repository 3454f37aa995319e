import type * as Demo from '@staykit/demo/demo.ts';

/**
 * Loads the demo shop's parts. This is the only import of `host/demo`: a shop with its own catalogue, content and
 * payment provider never calls it.
 */
export const loadDemo = (): Promise<typeof Demo> => import('@staykit/demo/demo.ts');
