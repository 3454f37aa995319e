/*
 * Runs before the first paint, as a file of its own in the head: where the address holds a search that the server
 * (or the build of a static page) did not see, it marks the document, and the style sheet shows skeletons in place of the printed results. A classic
 * script, since modules wait: it imports nothing and keeps its names in blocks.
 */
{
  const html = document.documentElement;
  const known = new Set((html.dataset.keys ?? '').split(' '));
  const stated = (text: string) => [...new URLSearchParams(text)].filter(([key]) => known.has(key));
  const hash = stated(location.hash.slice(1));
  const query = stated(location.search);
  /** The hash wins; flow and page are of the query alone. */
  const wanted = new Map([
    ...query.filter(([key]) => !hash.length || key === 'flow' || key === 'page'),
    ...hash,
  ]);
  const printed = new Map(new URLSearchParams(html.dataset.printed ?? ''));
  /** Defaults of an address. */
  const silent: Record<string, string> = { a: '2', c: '0', b: '0', s: 'false', flow: 'booking', page: '0' };

  const value = (search: Map<string, string>, key: string) => search.get(key) ?? silent[key] ?? '';
  /** Two dates say the nights already. */
  const told = (key: string) => !key.startsWith('night') || !wanted.has('checkout');
  const differs = [...wanted.keys(), ...printed.keys()].some(
    (key) => told(key) && value(printed, key) !== value(wanted, key),
  );
  /** The server read this very query: whatever it made of it (an order that the flow has not, nights) is right. */
  const seen = !hash.length && location.search === html.dataset.query;
  if (!seen && wanted.size > 0 && differs) {
    html.dataset.search = 'elsewhere';
    // A price for days takes one line more: its place is kept.
    if (wanted.has('checkin')) html.dataset.asked = 'days';
  }
}

/* The place of what is told of a gift that goes along is kept (see visit/kept-gift.ts). Storage may be closed to pages. */
try {
  if (sessionStorage['stay-gift']) document.documentElement.dataset.gift = '';
} catch {}

/* The place of the last searches on the first page is kept (see pages/home/recent/show-searches.tsx). */
try {
  if (localStorage['staykit.searches']) document.documentElement.dataset.searches = '';
} catch {}

/* Whoever hides the map beside the results, or wants prices a night, sees neither change (see pages/search/kept-choices.ts). */
try {
  for (const choice of ['map', 'prices']) {
    const kept = localStorage[`stay-${choice}`];
    if (kept) document.documentElement.dataset[choice] = kept;
  }
} catch {}

/*
 * What a visitor presses before a part of the page is live is not lost: the press waits for the part, and is made again
 * when it says that it is ready. Where no script of the part comes, the press is what it is without script. What is
 * written in a field by then stays there, and is answered.
 */
{
  /** Buttons that need their part; others are forms or links, which work by themselves. */
  const NEEDS_PART =
    '[data-island] [type="button"],:is([data-island="booking-box"],[data-island="hotel-rooms"],[data-island="activity-panel"]) button';
  /** For so long a press may wait. */
  const WAIT_MS = 8000;
  const taken = new WeakSet<Element>();
  let held: Element | null | undefined;
  /** The cursor says that a press is known. */
  const mark = () => held?.toggleAttribute('data-held');
  const press = () => {
    mark();
    const button = held as HTMLElement | undefined;
    held = undefined;
    button?.click();
  };
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest(NEEDS_PART);
      // Pressed again by `press` itself, where no script came, it is let through.
      if (!button || !event.isTrusted || taken.has(button.closest('[data-island]')!)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      mark();
      held = button;
      mark();
      setTimeout(() => held === button && press(), WAIT_MS);
    },
    true,
  );
  addEventListener('stay-take', ({ target }) => taken.add(target as Element));
  addEventListener('stay-ready', ({ target }) => {
    if (held && (target as Element).contains(held)) press();
  });
}
