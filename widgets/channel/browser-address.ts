import type { AddressBinding, AddressParts } from '@staykit/core/search/address/address.ts';

/** The part of `window` that an address binding needs. */
export interface AddressWindow {
  readonly location: Pick<Location, 'hash' | 'search' | 'pathname' | 'href'>;
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
  return {
    read,
    write(parts, mode) {
      const now = read();
      const { hash, search } = { ...now, ...parts };
      if (hash === now.hash && search === now.search) return;
      const address = page.location.pathname + (search && `?${search}`) + (hash && `#${hash}`);
      const { stayLayer } = entry();
      if (mode === 'push') page.history.pushState(stayLayer ? { stayLayer } : null, '', address);
      else page.history.replaceState(page.history.state, '', address);
    },
    layer: {
      read: () => entry().stayLayer,
      open: (name) => page.history.pushState({ stayLayer: name, stayOpened: true }, '', page.location.href),
      close() {
        const { stayLayer, stayOpened } = entry();
        if (stayOpened) page.history.back();
        else if (stayLayer) page.history.replaceState(null, '', page.location.href);
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
