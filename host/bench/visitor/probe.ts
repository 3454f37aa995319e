/** What is looked for on a page. Selectors also find what stands in open shadow roots. */
export interface ProbeOptions {
  card: string;
  /** How many cards the page shows. */
  cards: number;
  /** The search field; without one nothing is typed. */
  field?: string;
  /** What is there once the widget has answered a letter. */
  answered?: string;
  /** How many `stay-ready` events come before the page is done. */
  ready: number;
}

/** What a page told of itself, in ms since the navigation. */
export interface Probed {
  painted: number;
  typed?: number;
  /** Sum of what tasks took over 50 ms. */
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    /** Takes the JSON of a `Probed`. */
    tellVisitorBench?: (probed: string) => void;
  }
}

/** Name under which the page tells it. */
export const TELL = 'tellVisitorBench';

/** Runs in the page before its own scripts: sees the cards painted, types a letter until it is answered, and tells. */
export function probe({ card, cards, field, answered, ready }: ProbeOptions): void {
  const told: { painted?: number; typed?: number; blocking: number; shift: number } = {
    blocking: 0,
    shift: 0,
  };
  let lastTask = 0;
  let events = 0;
  let frame = 0;
  let done = false;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => {
    told.blocking += Math.max(0, duration - 50);
    lastTask = startTime + duration;
  });
  observe('layout-shift', (entry) => void (told.shift += 'value' in entry ? Number(entry.value) : 0));
  addEventListener('stay-ready', () => void (events += 1));

  const all = (selector: string): Element[] => {
    const found = [...document.querySelectorAll(selector)];
    for (const host of document.querySelectorAll('stay-search-box, stay-results-grid'))
      if (host.shadowRoot) found.push(...host.shadowRoot.querySelectorAll(selector));
    return found;
  };
  // A message that is sent in a frame arrives when the frame has been painted.
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then);
    port1.start();
    port2.postMessage(0);
  };
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (input: HTMLInputElement) => {
    write?.call(input, 'l');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: 'l' }));
  };

  const look = () => {
    if (told.painted === undefined) {
      const found = all(card);
      if (found.length >= cards && found[0]?.checkVisibility())
        afterPaint(() => void (told.painted ??= performance.now()));
    }
    if (field && answered && told.typed === undefined) {
      if (all(answered).length > 0) afterPaint(() => void (told.typed ??= performance.now()));
      else if (frame % 2 === 0) {
        const input = all(field)[0] as HTMLInputElement | undefined;
        if (input) type(input);
      }
    }
    frame += 1;
    const now = performance.now();
    const last = Math.max(told.painted ?? now, field ? (told.typed ?? now) : 0, lastTask);
    if (now - last > 250 && events >= ready && !done) {
      done = true;
      window.tellVisitorBench?.(JSON.stringify(told));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
