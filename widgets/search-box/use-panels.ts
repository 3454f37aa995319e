import { useEffect, useRef, useState } from 'react';
import type { BoxPanels, BoxParts } from './box-parts.ts';

/** The panels as far as they are there, and the way to have them fetched before they are asked for. */
export interface PanelsState {
  panels: BoxPanels | undefined;
  prefetch: () => void;
}

/**
 * Fetches the panels once: when the pointer or the focus comes near, at the latest when one is `wanted`. A fetch that
 * failed is told once a panel is wanted, and tried again at the next opening.
 */
export function usePanels(
  given: BoxParts['panels'],
  wanted: boolean,
  onError: (thrown: unknown) => void,
): PanelsState {
  const [panels, setPanels] = useState(typeof given === 'function' ? undefined : given);
  const fetching = useRef<Promise<void>>(undefined);

  const fetchPanels = (): Promise<void> | undefined => {
    if (panels || typeof given !== 'function') return undefined;
    const mine = (fetching.current ??= given().then(setPanels));
    mine.catch(() => {
      if (fetching.current === mine) fetching.current = undefined;
    });
    return mine;
  };
  useEffect(() => {
    if (wanted) fetchPanels()?.catch(onError);
  }, [wanted]);
  return { panels, prefetch: () => void fetchPanels() };
}
