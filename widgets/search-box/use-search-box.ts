import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { createChannel } from '../channel/create-channel.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import { localNow } from '../core/market/time-zone.ts';
import type { Pax } from '../core/pax/pax.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { without } from '../core/search/without.ts';
import { createTranslate } from '../messages/translate.ts';
import { asStayError } from './as-stay-error.ts';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import type { SearchLink } from './search-link.ts';
import { useCalendarPrices } from './use-calendar-prices.ts';
import { useDestinationChoice } from './use-destination-choice.ts';
import { useLate } from './use-late.ts';

/** A choice that opens under its field. */
export type BoxPanel = 'dates' | 'theme' | 'travellers';

/** What the markup of the search box reads. */
export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** State of a search box: what is chosen, what is open, and where a search leads. */
export function useSearchBox(props: LiveSearchBoxProps) {
  const { client, locale, messages, parts, now = Date.now } = props;
  const stay = useMemo(
    () => ({ locale, t: createTranslate(locale, messages), now, assetBase: '' }),
    [locale, messages, now],
  );
  const channel = useMemo(
    () =>
      props.channel ??
      createChannel({
        criteria: props.criteria ?? emptyCriteria(props.flow),
        context: { api: '', locale },
        submitted: 0,
      }),
    [props.channel],
  );
  const [criteria, setCriteria] = useState(() => props.criteria ?? channel.get().criteria);
  const [panel, open] = useState<BoxPanel>();
  const [modal, setModal] = useState(false);
  /** Travellers as they are being chosen; they count when their panel closes. [PAX-10..12] */
  const [draftPax, setPax] = useState<Pax>();

  const report = (thrown: unknown) => {
    const error = asStayError(thrown);
    if (error) props.onError?.(error);
  };
  const market = () => localNow(now(), locale);
  const commit = (next: SearchCriteria) => {
    setCriteria(next);
    channel.set({ criteria: next }, 'search-box');
    extras?.onCommit(next);
  };

  const given = JSON.stringify(props.criteria);
  useEffect(() => {
    if (given && given !== JSON.stringify(channel.get().criteria))
      channel.set({ criteria: props.criteria as SearchCriteria }, 'search-box');
    else setCriteria(channel.get().criteria);
    return channel.subscribe((state) => setCriteria(state.criteria));
    // Criteria given later are taken over like the first ones.
  }, [channel, given]);

  const extras = parts.useExtras?.({ props, channel, criteria, commit, market, t: stay.t });
  const prices = useCalendarPrices(client, criteria, report);
  const destination = useDestinationChoice({
    client,
    criteria,
    place: props.place,
    extras,
    commit,
    report,
    t: stay.t,
  });
  const panels = useLate(parts.panels, panel === 'theme' || panel === 'travellers', report);
  const phone = useLate(parts.phone, modal, report);
  const navigate = props.navigate ?? ((url: string) => location.assign(url));

  const submit = ({ searchUrl }: SearchLink) => {
    const next = { ...criteria, page: 0 };
    const url = searchUrl(props.resultsUrl ?? '', next, locale);
    channel.set({ criteria: next, submitted: channel.get().submitted + 1 }, 'search-box');
    setModal(false);
    const stays = props.onSearch?.({ criteria: next, url }) === false;
    if (!stays && (props.resultsUrl !== undefined || !props.channel)) navigate(url);
  };
  const search = () => {
    const { link } = parts;
    if (extras?.asksDates()) open('dates');
    else if (typeof link === 'function') link().then(submit).catch(report);
    else submit(link);
  };
  const reset = () => commit(emptyCriteria(criteria.flow));

  const latest = useRef({ search, reset });
  latest.current = { search, reset };
  useEffect(() => {
    props.onReady?.();
    props.expose?.({ search: () => latest.current.search(), reset: () => latest.current.reset() });
    return () => props.expose?.(undefined);
  }, []);

  return {
    client,
    stay,
    criteria,
    destination,
    prices,
    panels,
    phone,
    pax: draftPax ?? criteria.pax,
    setPax,
    setTheme(theme: number | undefined) {
      commit({ ...without(criteria, 'theme'), ...(theme !== undefined && { theme }) });
      open(undefined);
    },
    setDates(range: DateRange) {
      commit({ ...without(criteria, 'checkin', 'checkout', 'night'), ...range });
      extras?.onDates(range);
    },
    panel,
    open,
    close() {
      open(undefined);
      if (panel === 'travellers' && draftPax) commit({ ...criteria, pax: draftPax });
      setPax(undefined);
      if (panel === 'dates') extras?.onDatesLeft();
    },
    /** The box as a screen of its own, on a phone. [SEARCHBOX-03] */
    modal,
    setModal,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      search();
    },
    market,
    report,
    navigate,
    storage: props.storage,
  };
}
