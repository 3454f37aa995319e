import prints from 'virtual:staykit-prints';
import type { WidgetName } from '@staykit/element-spec/widget-names.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';

/** How each widget is printed, fetched when it is asked for: a page seldom prints them all. */
export const PRINTS: Readonly<Record<WidgetName, () => Promise<ElementPrint<unknown, unknown>>>> = prints;

/** Whether a text of an address names a widget. */
export const isWidget = (name: string): name is WidgetName => Object.hasOwn(PRINTS, name);
