import { useEffect, useRef, type Dispatch } from 'react';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { PlaceGroup } from '@staykit/ui/components/destination-picker/destination-picker.model.ts';
import type { SearchBoxAction } from '../search-box-state.ts';
import { SUGGEST_DEBOUNCE_MS } from '../search-box.settings.ts';

/** Asks for places once typing rests; a late answer never replaces a newer one. [DEST-05] [ERROR-04] */
export function useSuggestions(
  client: SearchBoxClient,
  dispatch: Dispatch<SearchBoxAction>,
  onError: (thrown: unknown) => void,
): (term: string) => void {
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recommended = useRef<readonly PlaceGroup[]>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    return ++turn.current;
  };
  useEffect(() => () => void stop(), []);

  return (term) => {
    const mine = stop();
    const show = (groups: readonly PlaceGroup[]) => {
      if (!term) recommended.current = groups;
      if (mine === turn.current) dispatch({ type: 'placesSuggested', suggested: { groups, term } });
    };
    const call = { key: 'suggest' };
    const fetchGroups = () =>
      (term ? client.suggest(term, call) : client.recommend('', call)).then(show, (thrown: unknown) => {
        if (mine !== turn.current) return;
        dispatch({ type: 'placesSuggested', suggested: { groups: [], term } });
        onError(thrown);
      });
    if (term) timer.current = setTimeout(fetchGroups, SUGGEST_DEBOUNCE_MS);
    else if (recommended.current) show(recommended.current);
    else void fetchGroups();
  };
}
