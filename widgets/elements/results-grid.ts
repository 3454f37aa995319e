import { textHashes, textsOf, tokens } from 'virtual:staykit-widget/results-grid';
import { resultsGridElement } from '../results-grid/results-grid.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-results-grid>`. */
export const define = (source: ElementSource): void =>
  defineElement(resultsGridElement, { textHashes, textsOf, tokens }, source);
