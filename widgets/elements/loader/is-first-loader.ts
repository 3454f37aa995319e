declare const __STAYKIT_VERSION__: string;

/**
 * Whether this loader is the first to run on the page, and marks its script. Two would define elements in the order in which
 * their files come: some with the settings of one, some with those of the other.
 */
export function isFirstLoader(script: HTMLScriptElement): boolean {
  const mark = 'data-at-work';
  const first = document.querySelector(`script[${mark}]`);
  if (first)
    // oxlint-disable-next-line no-console -- whoever makes the page looks there first
    console.warn(`Staykit ${first.getAttribute(mark)} is at work: a second loader is not read.`, script);
  else script.setAttribute(mark, __STAYKIT_VERSION__);
  return !first;
}
