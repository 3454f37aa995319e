import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function of one identity that runs the newest `handler`: an effect can call it without answering to what the handler
 * reads. For effects and events; while rendering it would still be the handler of the last render.
 */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
