import type { Loader } from './start.ts';

/** Tells the page that a widget cannot be had. What stands between its tags stays. */
export const failed =
  (name: string) =>
  (error: unknown): void => {
    const detail = { code: 'NETWORK', message: String(error) };
    const element = document.querySelector(`stay-${name}`);
    element?.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }));
  };

/**
 * Loads the widgets that stand on the page, now and later. One that another file starts, or several at once, are left
 * to that file, which goes on from there.
 *
 * @param own the widget that `load` knows; `all` where it knows each
 */
export function watchWidgets(
  own: string,
  loader: Loader,
  missing: Set<string>,
  load: (name: string) => void,
): void {
  const startOf = loader[4];
  const look = (): void => {
    const found = [...missing].filter((name) => document.querySelector(`stay-${name}`));
    const [first = own] = found;
    if (own === 'all' || (first === own && !found[1])) {
      for (const name of found) {
        missing.delete(name);
        load(name);
      }
    } else {
      observer.disconnect();
      startOf(found[1] ? 'all' : first).then((other) => other.start(loader, missing), failed(first));
    }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
