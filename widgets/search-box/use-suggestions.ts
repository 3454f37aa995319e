import { useEffect, useRef, useState } from 'react';
import type { SearchBoxClient } from '../client/stay-client.ts';
import type { PlaceGroup } from '../components/destination-picker/destination-picker.model.ts';
import { SUGGEST_DEBOUNCE_MS } from './search-box.settings.ts';

/** Places for the last term, the term itself, and the way to ask for another. */
export type Suggestions = readonly [groups: readonly PlaceGroup[], term: string, ask: (term: string) => void];

/** Asks for places once typing rests; a late answer never replaces a newer one. [DEST-05] [ERROR-04] */
export function useSuggestions(client: SearchBoxClient, onError: (thrown: unknown) => void): Suggestions {
  const [[groups, term], setFound] = useState<[readonly PlaceGroup[], string]>([[], '']);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recommended = useRef<readonly PlaceGroup[]>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    return ++turn.current;
  };
  useEffect(() => () => void stop(), []);

  const ask = (next: string) => {
    const mine = stop();
    const show = (found: readonly PlaceGroup[]) => {
      if (!next) recommended.current = found;
      if (mine === turn.current) setFound([found, next]);
    };
    const call = { key: 'suggest' };
    const fetchGroups = () =>
      (next ? client.suggest(next, call) : client.recommend('', call)).then(show, (thrown: unknown) => {
        if (mine !== turn.current) return;
        setFound([[], next]);
        onError(thrown);
      });
    if (next) timer.current = setTimeout(fetchGroups, SUGGEST_DEBOUNCE_MS);
    else if (recommended.current) show(recommended.current);
    else void fetchGroups();
  };
  return [groups, term, ask];
}
