import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { createChannel } from '../channel/create-channel.ts';
import type { CalendarPricesState } from './use-calendar-prices.ts';
import type { Stay } from '../components/stay-context.tsx';
import type { DestinationInput } from '../components/destination-picker/use-destination.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import { marketNow } from '../core/dates/market-time.ts';
import { settingsOf } from '../core/market/market-settings.ts';
import type { Pax } from '../core/pax/pax.ts';
import {
  hashHasCriteria,
  criteriaToAddress,
  criteriaToHash,
  readCriteria,
} from '../core/search/address-hash.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { hasDates } from '../core/search/flow.ts';
import { restoredDates, usedDates } from '../core/search/used-dates.ts';
import { without } from '../core/search/without.ts';
import { createTranslate } from '../messages/translate.ts';
import { asStayError } from './as-stay-error.ts';
import {
  CALENDAR_CLOSE_DELAY_MS,
  CARE_DISABLED_SEARCH_FEATURES,
  DATES_SUGGESTED_DISMISSED_KEY,
  STORED_DATES_KEY,
} from './search-box.settings.ts';
import type { BoxStorage, SearchBoxMethods, SearchBoxProps } from './search-box.props.ts';
import { readStored, store } from './storage.ts';
import { useCalendarPrices } from './use-calendar-prices.ts';
import { useDates, type DatesState } from './use-dates.ts';
import { useDestinationChoice } from './use-destination-choice.ts';
import type { BoxParts } from './box-parts.ts';
import { usePanels, type PanelsState } from './use-panels.ts';

/** A choice that opens under its field. */
export type BoxPanel = 'dates' | 'theme' | 'travellers';

/** What the markup of the search box reads. */
export interface SearchBoxState {
  stay: Stay;
  criteria: SearchCriteria;
  destination: DestinationInput;
  dates: DatesState;
  calendar: CalendarPricesState;
  /** Travellers as they are being chosen; they count when their panel closes. [PAX-10..12] */
  pax: Pax;
  setPax: (pax: Pax) => void;
  setTheme: (theme: number | undefined) => void;
  panel: BoxPanel | undefined;
  open: (panel: BoxPanel) => void;
  close: () => void;
  /** The box as a dialog of its own, on a phone. [SEARCHBOX-03] */
  modal: boolean;
  setModal: (open: boolean) => void;
  onSubmit: (event: FormEvent) => void;
  /** Opens a page. */
  navigate: (url: string) => void;
  storage: BoxStorage | undefined;
  /** What opens under the theme and the travellers. */
  late: PanelsState;
}

/** State of a search box: what is chosen, what is open, and where a search leads. */
export function useSearchBox(props: SearchBoxProps, panels: BoxParts['panels']): SearchBoxState {
  const { client, locale, messages, address, storage, variants = {}, now = Date.now } = props;
  const stay = useMemo<Stay>(
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
  const [panel, setPanel] = useState<BoxPanel>();
  const [modal, setModal] = useState(false);
  const [draftPax, setPax] = useState<Pax>();
  const dismissed = useRef(false);
  const off = props.careMode ? (props.careDisabled ?? CARE_DISABLED_SEARCH_FEATURES) : [];

  const report = (thrown: unknown) => {
    const error = asStayError(thrown);
    if (error) props.onError?.(error);
  };
  const market = () => marketNow(now(), settingsOf(locale).timeZone);

  const commit = (next: SearchCriteria) => {
    setCriteria(next);
    channel.set({ criteria: next }, 'search-box');
    const hash = criteriaToHash(next);
    if (address && address.read().hash !== hash) address.write({ hash }, 'replace');
  };

  useEffect(() => {
    const { criteria: given } = props;
    const known = channel.get().criteria;
    if (given && criteriaToHash(given) !== criteriaToHash(known))
      channel.set({ criteria: given }, 'search-box');
    else setCriteria(known);
    return channel.subscribe((state) => setCriteria(state.criteria));
  }, [channel]);

  useEffect(() => {
    if (!address) return;
    const read = () => {
      const parts = address.read();
      if (hashHasCriteria(parts.hash)) channel.set({ criteria: readCriteria(parts, market()) }, 'address');
    };
    read();
    return address.subscribe(read);
  }, [address, channel]);

  useEffect(() => {
    const { criteria: present } = channel.get();
    const stored = restoredDates(readStored(storage, STORED_DATES_KEY), market());
    if (stored && hasDates(present.flow) && !present.checkin) commit({ ...present, ...stored });
    dismissed.current = readStored(storage, DATES_SUGGESTED_DISMISSED_KEY) === true;
    props.onReady?.();
  }, []);

  const commitDates = (range: DateRange) => {
    commit({ ...without(criteria, 'checkin', 'checkout', 'night'), ...range });
    store(storage, STORED_DATES_KEY, range.checkin ? range : undefined);
  };

  const close = () => {
    setPanel(undefined);
    if (panel === 'travellers' && draftPax) commit({ ...criteria, pax: draftPax });
    setPax(undefined);
    if (panel === 'dates' && variants.datesSuggested) {
      dismissed.current = true;
      store(storage, DATES_SUGGESTED_DISMISSED_KEY, true);
    }
  };

  const dates = useDates({
    client,
    criteria,
    open: panel === 'dates',
    closeDelayMs: props.closeDelayMs ?? CALENDAR_CLOSE_DELAY_MS,
    onCommit: commitDates,
    onClose: close,
    onError: report,
  });
  const calendar = useCalendarPrices(client, criteria, report);
  const destination = useDestinationChoice(
    props,
    criteria,
    !off.includes('recentSearches'),
    commit,
    report,
    stay.t,
  );

  const late = usePanels(panels, panel === 'theme' || panel === 'travellers', report);
  const navigate = props.navigate ?? ((url: string) => location.assign(url));

  const search = () => {
    const asksDates =
      !off.includes('datesExperiments') && hasDates(criteria.flow) && !usedDates(criteria, market());
    if (asksDates && (variants.datesForced || (variants.datesSuggested && !dismissed.current))) {
      setPanel('dates');
      return;
    }
    const next = { ...criteria, page: 0 };
    const url = searchUrl(props.resultsUrl ?? '', next, props.locale);
    channel.set({ criteria: next, submitted: channel.get().submitted + 1 }, 'search-box');
    setModal(false);
    const stays = props.onSearch?.({ criteria: next, url }) === false;
    if (!stays && (props.resultsUrl !== undefined || !props.channel)) navigate(url);
  };
  const reset = () => commit(emptyCriteria(criteria.flow));

  const methods = useRef<SearchBoxMethods>({ search, reset });
  methods.current = { search, reset };
  useEffect(() => {
    props.expose?.({ search: () => methods.current.search(), reset: () => methods.current.reset() });
    return () => props.expose?.(undefined);
  }, []);

  return {
    stay,
    criteria,
    destination,
    dates,
    calendar,
    pax: draftPax ?? criteria.pax,
    setPax,
    setTheme(theme) {
      const { theme: _, ...rest } = criteria;
      commit(theme === undefined ? rest : { ...rest, theme });
      setPanel(undefined);
    },
    panel,
    open: setPanel,
    close,
    modal,
    setModal,
    onSubmit(event) {
      event.preventDefault();
      search();
    },
    navigate,
    storage,
    late,
  };
}

/** The page of the results, with the flow in its query and the criteria behind it. [SEARCHBOX-06] */
function searchUrl(page: string, criteria: SearchCriteria, locale: SearchBoxProps['locale']): string {
  const { search, hash } = criteriaToAddress(criteria, locale);
  const path = page.split('#')[0] ?? '';
  return `${path}${search && (path.includes('?') ? '&' : '?') + search}#${hash}`;
}
