import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { localNow } from '../core/market/time-zone.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { createTranslate } from '../messages/translate.ts';
import { asStayError } from './as-stay-error.ts';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import type { SearchBoxMethods } from './search-box.props.ts';
import { useCalendarPrices } from './use-calendar-prices.ts';
import { useDestinationChoice } from './use-destination-choice.ts';
import { useLate } from './use-late.ts';

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

/** What the markup of the search box reads. */
export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** State of a search box: what is chosen, what is open, and where a search leads. */
export function useSearchBox(props: LiveSearchBoxProps) {
  const { channel, client, locale, messages, parts, now = Date.now } = props;
  const stay = useMemo(
    () => ({ locale, t: createTranslate(locale, messages), now, assetBase: '' }),
    [locale, messages, now],
  );
  const [store, setStore] = useState<BoxStore>(() => ({
    committed: props.criteria ?? channel.get().criteria,
  }));
  const change = (some: Partial<BoxStore>) => setStore((before) => ({ ...before, ...some }));
  const criteria = { ...store.committed, ...store.draft };

  const report = (thrown: unknown) => {
    const error = asStayError(thrown);
    if (error) props.onError?.(error);
  };
  const market = () => localNow(now(), locale);
  /** Takes criteria over, and closes the panel that they were chosen in. */
  const commit = (next: SearchCriteria, panel?: BoxPanel) => {
    change({ draft: undefined, panel });
    channel.set({ criteria: next }, 'search-box');
    extras?.onCommit(next);
  };

  const given = JSON.stringify(props.criteria);
  useEffect(() => {
    const follow = () => change({ committed: channel.get().criteria });
    // Criteria given later are taken over like the first ones.
    if (given && given !== JSON.stringify(channel.get().criteria))
      channel.set({ criteria: props.criteria as SearchCriteria }, 'search-box');
    follow();
    return channel.subscribe(follow);
  }, [channel, given]);

  const extras = parts.useExtras?.({ props, channel, criteria, commit, market, t: stay.t });
  const prices = useCalendarPrices(client, criteria, report);
  const destination = useDestinationChoice(props, criteria, commit, report, stay.t);
  const dates = useLate(parts.dates, report);
  const [, withLink] = useLate(parts.link, report);

  const search = () => {
    if (extras?.asksDates()) {
      change({ panel: 'dates' });
      return dates[1](() => {});
    }
    withLink(({ submitSearch }) => {
      change({ modal: false });
      submitSearch(props, criteria);
    });
  };

  const methods = useRef({} as SearchBoxMethods).current;
  Object.assign(methods, { search, reset: () => commit(emptyCriteria(criteria.flow)) });
  useEffect(() => {
    props.onReady?.();
    props.expose?.(methods);
    return () => props.expose?.(undefined);
  }, []);

  return {
    ...store,
    client,
    stay,
    criteria,
    change,
    commit,
    destination: extras?.withRecents(destination) ?? destination,
    dates,
    extras,
    prices,
    withLink,
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
