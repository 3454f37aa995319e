import { useEffect, useMemo, useReducer } from 'react';
import type { FormEvent } from 'react';
import type { Channel } from '@staykit/channel/create-channel.ts';
import { useExposed } from '@staykit/ui/hooks/use-exposed.ts';
import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { asStayError } from '@staykit/values/errors/as-stay-error.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { firstState, searchBoxReducer, shownCriteria, type BoxPanel } from './search-box-state.ts';
import { submitSearch, type SearchSender } from './search-link.ts';
import { useCalendarPrices } from './dates/use-calendar-prices.ts';
import { placeKey } from './destination/place-text.ts';
import { useDestinationChoice } from './destination/use-destination-choice.ts';

/** A search box with the channel that it searches by. */
export interface LiveSearchBoxProps extends SearchBoxProps, Pick<SearchSender, 'alone' | 'elsewhere'> {
  channel: Channel;
}

/** What is done besides when the visitor uses the box. */
export interface BoxExtras {
  /** The visitor chose other criteria. */
  onCommit?: (criteria: SearchCriteria) => void;
  onDates?: (range: DateRange) => void;
  /** The calendar was left. */
  onDatesLeft?: () => void;
  /** A search was submitted; `place` is the name of its place, where it is known. */
  onSearch?: (criteria: SearchCriteria, place?: string) => void;
  /** Whether a search must ask for dates first. [SEARCHBOX-04] [SEARCHBOX-05] */
  asksDates?: (criteria: SearchCriteria, now: MarketNow) => boolean;
}

/** What the markup of the search box reads and calls. */
export type SearchBoxModel = ReturnType<typeof useSearchBox>;

/** What a part of the box reads and changes. */
export interface BoxPartProps {
  box: SearchBoxModel;
  props: LiveSearchBoxProps;
}

/** A search box: its state, its calls, and where a search leads. */
export function useSearchBox(props: LiveSearchBoxProps, extras: BoxExtras = {}) {
  const { channel, client, locale, now = Date.now } = props;
  const t = useTranslate(props);
  const stay = useMemo(() => ({ locale, t, now, assetBase: '' }), [locale, t, now]);
  const [state, dispatch] = useReducer(searchBoxReducer, undefined, () =>
    firstState(props.criteria ?? channel.get().criteria, props.place),
  );
  const criteria = shownCriteria(state);

  const report = useEvent((thrown: unknown) => {
    const error = asStayError(thrown, 'search-box');
    if (error) props.onError?.(error);
  });
  const market = () => localNow(now(), locale);
  /** Takes over what the visitor chose, and closes the panels but `panel`. */
  const commit = (next: SearchCriteria, panel?: BoxPanel) => {
    dispatch({ type: 'criteriaChosen', criteria: next, panel });
    channel.set({ criteria: next }, 'search-box');
    extras.onCommit?.(next);
  };

  const given = JSON.stringify(props.criteria);
  // Criteria given later are taken over like the first ones.
  const takeGiven = useEvent(() => {
    if (props.criteria && given !== JSON.stringify(channel.get().criteria))
      channel.set({ criteria: props.criteria }, 'search-box');
  });
  useEffect(() => {
    const follow = () => dispatch({ type: 'criteriaReceived', criteria: channel.get().criteria });
    takeGiven();
    follow();
    return channel.subscribe(follow);
  }, [takeGiven, channel, given]);

  const prices = useCalendarPrices(client, criteria, report);
  const destination = useDestinationChoice({ client, state, dispatch, commit, report, t });

  const send = (wanted: SearchCriteria, place?: string) => {
    if (extras.asksDates?.(wanted, market())) return dispatch({ type: 'panelOpened', panel: 'dates' });
    dispatch({ type: 'screenClosed' });
    extras.onSearch?.(wanted, place);
    submitSearch(props, wanted);
  };
  const search = useEvent(() => {
    // What the same handler chose before is not rendered yet.
    const wanted = state.draft ? criteria : channel.get().criteria;
    send(wanted, state.named.key === placeKey(wanted) ? state.named.name : undefined);
  });
  const reset = useEvent(() => commit(emptyCriteria(criteria.flow)));
  useExposed(
    props,
    useMemo(() => ({ search, reset }), [search, reset]),
  );

  return {
    ...state,
    client,
    stay,
    criteria,
    dispatch,
    commit,
    destination,
    extras,
    prices,
    close() {
      if (state.draft) commit(criteria);
      else dispatch({ type: 'panelClosed' });
      if (state.panel === 'dates') extras.onDatesLeft?.();
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      search();
    },
    search,
    /** Takes a search over as it is, and submits it. */
    searchFor(wanted: SearchCriteria, place?: string) {
      dispatch({ type: 'placeNamed', named: { key: placeKey(wanted), name: place } });
      commit(wanted);
      send(wanted, place);
    },
    reset,
    market,
    report,
  };
}
