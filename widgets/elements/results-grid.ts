import texts from 'virtual:staykit-texts/results-grid';
import { resultsGridElement } from '@staykit/widgets/results-grid/results-grid.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines `<stay-results-grid>`. */
export const define = (source: ElementSource): void => defineElement(resultsGridElement, texts, source);
