/*
 * Runs before the first paint, as a file of its own in the head: where the hash holds a search that the server did
 * not see, it marks the document, and the style sheet shows skeletons in place of the printed results. A classic
 * script, since modules wait: it imports nothing and keeps its names in a block.
 */
{
  const html = document.documentElement;
  /** The search that was printed, as the text of a hash. */
  const printed = new URLSearchParams(html.dataset.printed ?? '');
  const wanted = new URLSearchParams(location.hash.slice(1));
  /** What an address means by saying nothing. */
  const silent: Record<string, string> = { a: '2', c: '0', b: '0', s: 'false' };

  const value = (search: URLSearchParams, key: string) => search.get(key) ?? silent[key] ?? '';
  const known = new Set((html.dataset.keys ?? '').split(' '));
  const keys = [...wanted.keys()].filter((key) => known.has(key));
  const differs = [...new Set([...keys, ...printed.keys()])].some((key) => value(printed, key) !== value(wanted, key));
  if (keys.length > 0 && differs) html.dataset.search = 'elsewhere';
}
