import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Top of the repository, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const ALL = ['search-box', 'results-grid', 'booking-box', 'gift-drawer', 'reviews', 'contact-form'] as const;

/** The source of a widget's element: its folder's `<name>.element.ts`. */
export const elementSource = (name: string): string => `${ROOT}widgets/${name}/${name}.element.ts`;

/** The widgets that are elements: those with an `<name>.element.ts`, in the order of the documentation. */
export function widgetNames(): string[] {
  return ALL.filter((name) => existsSync(elementSource(name)));
}
