import { collectCss } from '../styles/styled.ts';
import type { WidgetName } from '@staykit/element-spec/widget-names.ts';
import { PRINTS } from './prints.ts';

/** The rules of all that a print of a widget may show. To be asked once in a process: rules of other widgets stay. */
export async function printStyles(widget: WidgetName): Promise<string> {
  await PRINTS[widget]();
  return collectCss().join('');
}
