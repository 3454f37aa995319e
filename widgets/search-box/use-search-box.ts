import { useEffect, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useExposed } from '../components/use-exposed.ts';
import { useTranslate } from '../components/use-translate.ts';
import { localNow } from '../core/market/time-zone.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { useEvent } from '../primitives/use-event.ts';
import { asStayError } from './as-stay-error.ts';
import type { BoxParts } from './box-parts.ts';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import { submitSearch } from './search-link.ts';
import { useCalendarPrices } from './use-calendar-prices.ts';
import { useDestinationChoice } from './use-destination-choice.ts';

/** A choice that opens under its field. */
export type BoxPanel = 'dates' | 'theme' | 'travellers';

/** What changes in a search box. */
interface BoxStore {
  committed: SearchCriteria;
  /** What is being chosen, and counts when its panel closes. [PAX-10..12] */
  draft?: Partial<SearchCriteria> | undefined;
  panel?: BoxPanel | undefined;
  /** The box is open as a screen of its own, on a phone. [SEARCHBOX-03] */
  modal?: boolean;
}

/** On anybody's page a box keeps nothing and touches no address. */
const useNoExtras: BoxParts['useExtras'] = () => undefined;

/** What the markup of the search box reads. */
export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** State of a search box: what is chosen, what is open, and where a search leads. */
export function useSearchBox(props: LiveSearchBoxProps) {
  const { channel, client, locale, now = Date.now } = props;
  const { useExtras = useNoExtras } = props.parts ?? {};
  const t = useTranslate(props);
  const stay = useMemo(() => ({ locale, t, now, assetBase: '' }), [locale, t, now]);
  const [store, setStore] = useState<BoxStore>(() => ({
    committed: props.criteria ?? channel.get().criteria,
  }));
  const change = (some: Partial<BoxStore>) => setStore((before) => ({ ...before, ...some }));
  const criteria = { ...store.committed, ...store.draft };

  const report = useEvent((thrown: unknown) => {
    const error = asStayError(thrown);
    if (error) props.onError?.(error);
  });
  const market = () => localNow(now(), locale);
  /** Takes criteria over, and closes the panel that they were chosen in. */
  const commit = (next: SearchCriteria, panel?: BoxPanel) => {
    change({ draft: undefined, panel });
    channel.set({ criteria: next }, 'search-box');
    extras?.onCommit(next);
  };

  const given = JSON.stringify(props.criteria);
  // Criteria given later are taken over like the first ones.
  const takeGiven = useEvent(() => {
    if (props.criteria && given !== JSON.stringify(channel.get().criteria))
      channel.set({ criteria: props.criteria }, 'search-box');
  });
  useEffect(() => {
    const follow = () => setStore((before) => ({ ...before, committed: channel.get().criteria }));
    takeGiven();
    follow();
    return channel.subscribe(follow);
  }, [takeGiven, channel, given]);

  const extras = useExtras({ props, channel, criteria, commit, market, t: stay.t });
  const prices = useCalendarPrices(client, criteria, report);
  const destination = useDestinationChoice(props, criteria, commit, report, stay.t);

  const search = useEvent(() => {
    if (extras?.asksDates()) return change({ panel: 'dates' });
    change({ modal: false });
    submitSearch(props, criteria);
  });
  const reset = useEvent(() => commit(emptyCriteria(criteria.flow)));
  useExposed(
    props,
    useMemo(() => ({ search, reset }), [search, reset]),
  );

  return {
    ...store,
    client,
    stay,
    criteria,
    change,
    commit,
    destination: extras?.withRecents(destination) ?? destination,
    extras,
    prices,
    close() {
      if (store.draft) commit(criteria);
      else change({ panel: undefined });
      if (store.panel === 'dates') extras?.onDatesLeft();
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      search();
    },
    market,
    report,
  };
}
