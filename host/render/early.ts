/*
 * Runs before the first paint, as a file of its own in the head: where the address holds a search that the server
 * (or the build of a static page) did not see, it marks the document, and the style sheet shows skeletons in place of the printed results. A classic
 * script, since modules wait: it imports nothing and keeps its names in a block.
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
  /** What an address means by saying nothing. */
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
