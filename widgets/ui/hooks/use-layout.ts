import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. On a server, where effects never run, React 18 warns about that one. */
export const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;
