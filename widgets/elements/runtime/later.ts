/**
 * Thrown in the place of a component whose server HTML is taken over later: Preact leaves its elements alone, as it does
 * for whatever waits for a promise, and no boundary is told.
 */
export const LATER: PromiseLike<never> = new Promise<never>(() => undefined);
