import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** The surroundings of a group of widgets: API, locale, partner, theme. */
export interface ChannelContext {
  /** Base address of the API. */
  api: string;
  locale: Locale;
  /** Minisite id of the partner. */
  partner?: number;
  /** Name of the partner's theme. */
  theme?: string;
}

/** What the widgets of one group share. */
export interface ChannelState {
  criteria: SearchCriteria;
  context: ChannelContext;
  /** Number of submitted searches: a results grid searches when it increases. */
  submitted: number;
}

/** Called on a change, with its origin, so that a widget can ignore its own. */
export type ChannelListener = (state: ChannelState, origin: string, previous: ChannelState) => void;

/** The store of one group of widgets. */
export interface Channel {
  /** The current state of the group. */
  get(): ChannelState;
  /** Merges `patch`; listeners are only called if something changed. `origin` names the writer. */
  set(patch: Partial<ChannelState>, origin: string): void;
  /** Calls `listener` after every change until the returned function is called. `origin` names who listens. */
  subscribe(listener: ChannelListener, origin?: string): () => void;
  /** Whether someone of this name listens: `results-grid` shows what is searched for. */
  isHeardBy(origin: string): boolean;
}

/** A store for one group of widgets, starting from `initial`. */
export function createChannel(initial: ChannelState): Channel {
  let state = initial;
  const listeners = new Map<ChannelListener, string | undefined>();
  // Changes are queued: if a listener sets again, the others still get the older state first.
  const changes: Parameters<ChannelListener>[] = [];
  let telling = false;

  function tell(): void {
    if (telling) return;
    telling = true;
    try {
      for (let change = changes.shift(); change; change = changes.shift()) {
        for (const listener of Array.from(listeners.keys())) {
          if (listeners.has(listener)) listener(...change);
        }
      }
    } finally {
      telling = false;
    }
  }

  return {
    get: () => state,
    set(patch, origin) {
      const keys = Object.keys(patch) as (keyof ChannelState)[];
      if (keys.every((key) => Object.is(patch[key], state[key]))) return;
      const previous = state;
      state = { ...state, ...patch };
      changes.push([state, origin, previous]);
      tell();
    },
    subscribe(listener, origin) {
      // A function of its own per subscription, so that one listener given twice is told twice and left once.
      const told: ChannelListener = (...change) => listener(...change);
      listeners.set(told, origin);
      return () => void listeners.delete(told);
    },
    isHeardBy: (origin) => Array.from(listeners.values()).includes(origin),
  };
}
