import type { Channel } from '@staykit/channel/create-channel.ts';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { SearchFeature } from './search-box.settings.ts';

/** The part of the browser's storage that is used. */
export type BoxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Variants of experiments. Each is off when absent, but the calendar shortcuts. */
export interface SearchVariants {
  /** No search without dates. [SEARCHBOX-04] */
  datesForced?: boolean;
  /** The first search without dates opens the calendar instead. [SEARCHBOX-05] */
  datesSuggested?: boolean;
  /** Fewer themes. [EXPERIMENT-03] */
  reducedThematics?: boolean;
  /** `false` takes the shortcuts away where the locale has them. [EXPERIMENT-05] */
  calendarShortcuts?: boolean;
}

/** A way into another flow. [ROUTE-05] [ROUTE-06] */
export interface FlowLink {
  flow: SearchFlow;
  /** Its page; the criteria that survive the switch are put behind it as the hash. */
  href: string;
}

/** A search that was submitted. */
export interface SubmittedSearch {
  criteria: SearchCriteria;
  /** The page of its results. */
  url: string;
}

/** A search box. */
export interface SearchBoxProps {
  client: SearchBoxClient;
  locale: Locale;
  /** Texts of the locale: the namespaces searchBox, calendar, destination, travellers, theme and common. */
  messages: Messages;
  /**
   * An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`, and change with its
   * language. Dates and prices stay those of `locale`.
   */
  i18n?: I18n;
  /** The store of the widgets on this page that belong together. */
  channel?: Channel;
  /** What is searched for, where `criteria` do not say it; `booking` by default. */
  flow?: SearchFlow;
  /** What is chosen at the start. */
  criteria?: SearchCriteria;
  /** The name of the place in `criteria`, which hold only its id. */
  place?: string;
  /** The page of the results. Without it a results grid of the same channel is told, or this page is opened again. */
  resultsUrl?: string;
  /** Minisite id of the partner, where that page is on another site: its address names whom to pay. [MINISITE-17] */
  minisite?: number;
  /** The flows to choose from; the choice is not shown without them. */
  flows?: readonly FlowLink[];
  /** Keeps the chosen criteria in the address of the page. */
  address?: AddressBinding;
  /** Keeps recent searches and chosen dates; nothing is kept without it. */
  storage?: BoxStorage;
  variants?: SearchVariants;
  /** Customer-care mode switches off `careDisabled`. [CARE-03] */
  careMode?: boolean;
  careDisabled?: readonly SearchFeature[];
  /** Ids are made from it; needed where two boxes stand in one document. */
  id?: string;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** ms between a complete range and the closing of the calendar. [CAL-11] */
  closeDelayMs?: number;
  /** `false` keeps the visitor on this page. */
  onSearch?: (search: SubmittedSearch) => boolean | void;
  /** A call failed or something broke, with its code. What a visitor is told stands in the widget. */
  onError?: (error: StayError) => void;
  /** The box is live. */
  onReady?: () => void;
  /** Opens a page. Default: the browser does. */
  navigate?: (url: string) => void;
  /** Receives what can be done from outside, and undefined at the end. */
  expose?: (methods: SearchBoxMethods | undefined) => void;
}

/** What can be done with a search box from outside. */
export type SearchBoxMethods = {
  /** Submits, as the button does. */
  search: () => void;
  /** Takes every choice back. */
  reset: () => void;
};
