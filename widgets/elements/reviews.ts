import { textHashes, textsOf, tokens } from 'virtual:staykit-widget/reviews';
import { reviewsElement } from '../reviews/reviews.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-reviews>`. */
export const define = (source: ElementSource): void =>
  defineElement(reviewsElement, { textHashes, textsOf, tokens }, source);
