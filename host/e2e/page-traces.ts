import type { Page } from '@playwright/test';

/** What runs or listens on a page, and how its own nodes look: the same before an element came and after it went. */
export interface PageTraces {
  /** Listeners on the window, the document, `<html>`, `<body>`, the visual viewport and media queries. */
  listeners: string[];
  /** Observers that watch something. */
  observers: string[];
  /** Timers and frames that are still to come. */
  waiting: string[];
  /** Attributes of `<html>` and `<body>`. */
  attributes: string[];
  /** Own names of the window, the document, `<html>` and `<body>`. */
  names: string[];
  /** Rules of each sheet that the document adopted. */
  sheets: number[];
}

/** Runs in the page before anything else: counts what files of ours ask the browser for, and not what a test does. */
function watch(): void {
  const isOurs = () => new Error().stack?.includes('/elements/') === true;
  type Listener = { type: string; callback: unknown; capture: boolean };
  const heard = new Map<EventTarget, Set<Listener>>();
  const placeOf = (target: EventTarget | undefined): string | undefined =>
    target === window || target === undefined
      ? 'window'
      : target === document
        ? 'document'
        : target === visualViewport
          ? 'viewport'
          : target instanceof MediaQueryList
            ? 'media'
            : target instanceof HTMLHtmlElement || target instanceof HTMLBodyElement
              ? target.localName
              : undefined;
  const captures = (options: unknown) =>
    typeof options === 'object' ? !!(options as AddEventListenerOptions | null)?.capture : !!options;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, callback, options) {
    add.call(this, type, callback, options);
    if (!callback || !placeOf(this) || !isOurs()) return;
    const target = this ?? window;
    const capture = captures(options);
    const known = heard.get(target) ?? new Set();
    heard.set(target, known);
    if ([...known].some((one) => one.type === type && one.callback === callback && one.capture === capture))
      return;
    const listener = { type, callback, capture };
    known.add(listener);
    const gone = () => known.delete(listener);
    if (typeof options !== 'object') return;
    if (options.once) add.call(target, type, gone, { once: true, capture });
    if (options.signal) add.call(options.signal, 'abort', gone);
  };
  EventTarget.prototype.removeEventListener = function (type, callback, options) {
    remove.call(this, type, callback, options);
    const known = heard.get(this ?? window);
    for (const one of known ?? [])
      if (one.type === type && one.callback === callback && one.capture === captures(options))
        known?.delete(one);
  };

  const watching = new Map<object, { name: string; targets: Set<unknown> }>();
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const Own = window[name] as typeof ResizeObserver;
    class Watched extends Own {
      override observe(target: Element, options?: ResizeObserverOptions): void {
        super.observe(target, options);
        if (!isOurs()) return;
        const known = watching.get(this) ?? { name, targets: new Set() };
        watching.set(this, known);
        known.targets.add(target);
      }
      override unobserve(target: Element): void {
        super.unobserve(target);
        watching.get(this)?.targets.delete(target);
      }
      override disconnect(): void {
        super.disconnect();
        watching.delete(this);
      }
    }
    Object.assign(window, { [name]: Watched });
  }

  const waiting = new Map<string, string>();
  const callOff = {
    setTimeout: 'clearTimeout',
    setInterval: 'clearInterval',
    requestAnimationFrame: 'cancelAnimationFrame',
    requestIdleCallback: 'cancelIdleCallback',
  } as const;
  for (const [start, stop] of Object.entries(callOff)) {
    type Call = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;
    const begin: Call = Reflect.get(window, start);
    const end: (id: number) => void = Reflect.get(window, stop);
    const called: Call = (callback, ...rest) => {
      const id = begin(
        (...args: unknown[]) => {
          if (start !== 'setInterval') waiting.delete(`${start} ${id}`);
          callback(...args);
        },
        ...rest,
      );
      if (isOurs()) waiting.set(`${start} ${id}`, start);
      return id;
    };
    const stopped = (id: number) => {
      waiting.delete(`${start} ${id}`);
      end(id);
    };
    Object.assign(window, { [start]: called, [stop]: stopped });
  }

  const known = new Set<unknown>([window, document]);
  const look = (): PageTraces => {
    const { documentElement: html, body } = document;
    for (const place of [html, body]) known.add(place);
    return {
      listeners: [...heard].flatMap(([target, all]) =>
        [...all].map(({ type }) => `${placeOf(target)} ${type}`),
      ),
      observers: [...watching.values()].flatMap(({ name, targets }) => [...targets].map(() => name)),
      waiting: [...waiting.values()],
      attributes: [html, body].flatMap((place) =>
        [...place.attributes].map(({ name, value }) => `${place.localName} ${name}=${value}`),
      ),
      names: [...known].flatMap((place) => Reflect.ownKeys(place as object).map(String)),
      sheets: document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length),
    };
  };
  Object.defineProperty(window, 'lookAtPage', { value: look });
}

/** Has every page that is opened from now on watch for what `pageTraces` tells. */
export const watchPages = (page: Page) => page.addInitScript(watch);

/** What is there now. */
export const pageTraces = async (page: Page): Promise<PageTraces> => {
  const traces = await page.evaluate(() =>
    (window as typeof window & { lookAtPage: () => PageTraces }).lookAtPage(),
  );
  return {
    ...traces,
    listeners: traces.listeners.toSorted(),
    names: traces.names.toSorted(),
    attributes: traces.attributes.toSorted(),
  };
};
