import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';

/** Top of the repository, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The source of a widget's element: its folder's `<name>.element.ts`. */
export const elementSource = (name: string): string => `${ROOT}widgets/${name}/${name}.element.ts`;

/** The widgets, in the order of the documentation. */
export const widgetNames = (): string[] => [...WIDGET_NAMES];

/** The widgets that the npm package has as React components: those with a file in `widgets/react`. */
export const reactWidgets = (): string[] =>
  widgetNames().filter((name) => existsSync(`${ROOT}widgets/react/${name}.tsx`));
