import texts from 'virtual:staykit-texts/search-box';
import { searchBoxElement } from '../search-box/search-box.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-search-box>`. */
export const define = (source: ElementSource): void => defineElement(searchBoxElement, texts, source);
