import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Top of the repository, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const ALL = ['search-box', 'results-grid', 'booking-box', 'gift-drawer', 'reviews', 'contact-form'] as const;

/**
 * The widgets whose own file the loader knows by its hash: those that a page waits for. Of the others the file that starts
 * several widgets knows it, one request later; each hash takes 45 of the loader's 800 bytes.
 */
export const KNOWN_TO_LOADER: readonly string[] = ['search-box', 'results-grid', 'booking-box'];

/** The source of a widget's element: its folder's `<name>.element.ts`. */
export const elementSource = (name: string): string => `${ROOT}widgets/${name}/${name}.element.ts`;

/** The widgets that are elements: those with an `<name>.element.ts`, in the order of the documentation. */
export function widgetNames(): string[] {
  return ALL.filter((name) => existsSync(elementSource(name)));
}
