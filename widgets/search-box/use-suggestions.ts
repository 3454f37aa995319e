import { useEffect, useRef, useState } from 'react';
import type { SearchBoxClient } from '../client/stay-client.ts';
import type { SuggestionGroup } from '../core/search/location.ts';
import { SUGGEST_DEBOUNCE_MS } from './search-box.settings.ts';

/** Places for the last term, and the way to ask for another. */
export interface Suggestions {
  groups: readonly SuggestionGroup[];
  ask: (term: string) => void;
}

/** Asks for places once typing rests; a late answer never replaces a newer one. [DEST-05] [ERROR-04] */
export function useSuggestions(client: SearchBoxClient, onError: (thrown: unknown) => void): Suggestions {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([]);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recommended = useRef<readonly SuggestionGroup[]>(undefined);

  useEffect(
    () => () => {
      turn.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );

  const ask = (term: string) => {
    const mine = ++turn.current;
    clearTimeout(timer.current);
    const show = (found: readonly SuggestionGroup[]) => {
      if (!term) recommended.current = found;
      if (mine === turn.current) setGroups(found);
    };
    const fetchGroups = () => {
      const call = term ? client.suggest(term, { key: 'suggest' }) : client.recommend('', { key: 'suggest' });
      call.then(show, (thrown: unknown) => {
        if (mine !== turn.current) return;
        setGroups([]);
        onError(thrown);
      });
    };
    if (term) timer.current = setTimeout(fetchGroups, SUGGEST_DEBOUNCE_MS);
    else if (recommended.current) setGroups(recommended.current);
    else fetchGroups();
  };
  return { groups, ask };
}
