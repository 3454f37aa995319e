/** Calls `act` once the page has nothing else to do; after a second in a browser without such moments (Safari). */
export const whenIdle = (act: () => void, options?: IdleRequestOptions): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(act, options) : setTimeout(act, 1000);
