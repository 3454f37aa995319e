import type { AddressBinding, AddressParts } from '../core/search/address.ts';

/** The part of a window that an address needs. */
export type AddressWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/** The page's own address. Writing keeps the path, and with `replace` the state of the history entry. */
export function createBrowserAddress(page: AddressWindow = window): AddressBinding {
  const read = (): AddressParts => ({
    hash: page.location.hash.slice(1),
    search: page.location.search.slice(1),
  });
  return {
    read,
    write(parts, mode) {
      const now = read();
      const { hash, search } = { ...now, ...parts };
      if (hash === now.hash && search === now.search) return;
      const address = page.location.pathname + (search && `?${search}`) + (hash && `#${hash}`);
      if (mode === 'push') page.history.pushState(null, '', address);
      else page.history.replaceState(page.history.state, '', address);
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
