import texts from 'virtual:staykit-texts/search-box';
import { searchBoxElement } from '@staykit/widgets/search-box/search-box.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines `<stay-search-box>`. */
export const define = (source: ElementSource): void => defineElement(searchBoxElement, texts, source);
