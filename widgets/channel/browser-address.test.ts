import { describe, expect, it } from 'vitest';
import { createBrowserAddress, type AddressWindow } from './browser-address.ts';

/** A window with an address and a history, without a browser. */
function fakePage(href: string, base?: string) {
  const events = new EventTarget();
  let url = new URL(href, 'https://shop.example');
  const entries = [{ href: url.href, state: null as unknown }];
  const moved = (to: string): URL => {
    const next = new URL(to, base ?? url);
    if (next.origin !== url.origin) throw new DOMException(`${next.href} cannot be created`, 'SecurityError');
    return next;
  };
  const page: AddressWindow = {
    get location() {
      return url;
    },
    history: {
      get state() {
        return entries.at(-1)?.state;
      },
      pushState(state: unknown, _: string, to: string) {
        url = moved(to);
        entries.push({ href: url.href, state });
      },
      back() {
        entries.pop();
        url = new URL(entries.at(-1)!.href);
        events.dispatchEvent(new Event('popstate'));
      },
      replaceState(state: unknown, _: string, to: string) {
        url = moved(to);
        entries.splice(-1, 1, { href: url.href, state });
      },
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const go = (to: string, ...names: string[]) => {
    url = new URL(to, url);
    for (const name of names) events.dispatchEvent(new Event(name));
  };
  return { page, go, entries };
}

describe('the address of the page', () => {
  it('is read without its signs', () => {
    const { page } = fakePage('/search?flow=gifting&page=1#city=75');
    expect(createBrowserAddress(page).read()).toEqual({ search: 'flow=gifting&page=1', hash: 'city=75' });
  });

  it('keeps its path and the part that nobody writes', () => {
    const { page, entries } = fakePage('/mag-a/search?flow=gifting#city=75');
    const address = createBrowserAddress(page);
    address.write({ hash: 'city=33' }, 'push');
    expect(page.location.href).toBe('https://shop.example/mag-a/search?flow=gifting#city=33');
    address.write({ search: '' }, 'replace');
    expect(page.location.href).toBe('https://shop.example/mag-a/search#city=33');
    expect(entries).toHaveLength(2);
  });

  it('stays that of the page where a <base> leads to another origin', () => {
    const { page } = fakePage('/offers?x=1', 'https://cms.invalid/site/');
    const address = createBrowserAddress(page);
    address.write({ hash: 'city=33' }, 'replace');
    expect(page.location.href).toBe('https://shop.example/offers?x=1#city=33');
    address.write({ hash: '', search: '' }, 'push');
    expect(page.location.href).toBe('https://shop.example/offers');
  });

  it('is left alone where the browser takes no more of them, and nothing is thrown', () => {
    const { page } = fakePage('/offers#city=75');
    const refuse = () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
    Object.assign(page.history, { pushState: refuse, replaceState: refuse });
    const address = createBrowserAddress(page);
    address.write({ hash: 'city=33' }, 'push');
    address.write({ hash: 'city=33' }, 'replace');
    address.layer?.open('map');
    address.layer?.close();
    expect(address.read().hash).toBe('city=75');
    expect(address.layer?.read()).toBeUndefined();
  });

  it('adds no step to the history when nothing differs [ROUTE-20]', () => {
    const { page, entries } = fakePage('/search#city=75');
    createBrowserAddress(page).write({ hash: 'city=75', search: '' }, 'push');
    expect(entries).toHaveLength(1);
  });

  it('keeps what stands over it as a step of its own, which leaving takes back', () => {
    const { page, entries } = fakePage('/search#city=75');
    const address = createBrowserAddress(page);
    const heard: (string | undefined)[] = [];
    address.subscribe(() => heard.push(address.layer?.read()));
    expect(address.layer?.read()).toBeUndefined();
    address.layer?.open('map');
    expect(address.layer?.read()).toBe('map');
    expect(entries.map(({ href }) => href)).toEqual([page.location.href, page.location.href]);
    address.layer?.close();
    expect(entries).toHaveLength(1);
    expect(heard).toEqual([undefined]);
    address.layer?.close();
    expect(entries, 'nothing stands over it any more').toHaveLength(1);
  });

  it('a search from what stands over it keeps it there, and leaving then keeps the search', () => {
    const { page, entries } = fakePage('/search#city=75');
    const address = createBrowserAddress(page);
    address.layer?.open('map');
    address.write({ hash: 'lat=45&lng=5' }, 'push');
    expect(address.layer?.read()).toBe('map');
    address.write({ hash: 'lat=45&lng=6' }, 'replace');
    expect(address.layer?.read()).toBe('map');
    address.layer?.close();
    expect(address.layer?.read()).toBeUndefined();
    expect(entries).toHaveLength(3);
    expect(address.read().hash).toBe('lat=45&lng=6');
    page.history.back();
    expect(address.layer?.read(), 'the step before is as it was').toBe('map');
    expect(address.read().hash).toBe('city=75');
  });

  it('tells a listener once when the visitor goes back, also to where it began', () => {
    const { page, go } = fakePage('/search#city=75');
    const address = createBrowserAddress(page);
    const heard: string[] = [];
    const leave = address.subscribe(() => heard.push(address.read().hash));
    address.write({ hash: 'city=33' }, 'push');
    expect(heard).toEqual([]);
    go('#city=75', 'popstate', 'hashchange');
    go('/search?page=1#city=75', 'popstate');
    go('/search?page=1#a=3', 'hashchange');
    leave();
    go('#city=1', 'popstate', 'hashchange');
    expect(heard).toEqual(['city=75', 'city=75', 'a=3']);
  });
});
