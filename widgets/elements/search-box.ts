import { textHashes, textsOf, tokens } from 'virtual:staykit-widget/search-box';
import { searchBoxElement } from '../search-box/search-box.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-search-box>`. */
export const define = (source: ElementSource): void =>
  defineElement(searchBoxElement, { textHashes, textsOf, tokens }, source);
