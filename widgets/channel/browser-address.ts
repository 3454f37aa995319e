import type { AddressBinding, AddressParts } from '@staykit/core/search/address/address.ts';

/** The part of `window` that an address binding needs. */
export interface AddressWindow {
  readonly location: Pick<Location, 'hash' | 'search' | 'href'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  /** Calls `listener` when the visitor goes back or forward, or changes the hash. */
  addEventListener(type: 'popstate' | 'hashchange', listener: () => void): void;
  /** Ends what `addEventListener` began with the same `listener`. */
  removeEventListener(type: 'popstate' | 'hashchange', listener: () => void): void;
}

/** State of a history entry: the open layer, and whether the entry was made to open it. */
interface Entry {
  stayLayer?: string;
  stayOpened?: boolean;
}

/** The page's own address. Writing keeps the path, and with `replace` the state of the history entry. */
export function createBrowserAddress(page: AddressWindow = window): AddressBinding {
  const read = (): AddressParts => ({
    hash: page.location.hash.slice(1),
    search: page.location.search.slice(1),
  });
  const entry = () => (page.history.state ?? {}) as Entry;
  /** Without it the visitor's way back is poorer, and nothing else: Safari takes 100 addresses in half a minute, a page in a frame may have none. */
  const enter = (mode: 'push' | 'replace', state: unknown, address: string): void => {
    try {
      page.history[`${mode}State`](state, '', address);
    } catch {
      // What was searched for is shown all the same.
    }
  };
  return {
    read,
    write(parts, mode) {
      const now = read();
      const { hash, search } = { ...now, ...parts };
      if (hash === now.hash && search === now.search) return;
      // Whole: a `<base>` of the page would move one that is relative to another origin.
      const here = page.location.href.replace(/[?#].*/s, '');
      const { stayLayer } = entry();
      const state = mode === 'replace' ? page.history.state : stayLayer ? { stayLayer } : null;
      enter(mode, state, here + (search && `?${search}`) + (hash && `#${hash}`));
    },
    layer: {
      read: () => entry().stayLayer,
      open: (name) => enter('push', { stayLayer: name, stayOpened: true }, page.location.href),
      close() {
        const { stayLayer, stayOpened } = entry();
        if (stayOpened) page.history.back();
        else if (stayLayer) enter('replace', null, page.location.href);
      },
    },
    subscribe(listener) {
      let told = '';
      const popped = () => {
        told = page.location.href;
        listener();
      };
      // Where only the hash differs the browser sends both events, this one second.
      const hashChanged = () => {
        if (page.location.href !== told) popped();
        told = '';
      };
      page.addEventListener('popstate', popped);
      page.addEventListener('hashchange', hashChanged);
      return () => {
        page.removeEventListener('popstate', popped);
        page.removeEventListener('hashchange', hashChanged);
      };
    },
  };
}
