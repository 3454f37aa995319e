import texts from 'virtual:staykit-texts/reviews';
import { reviewsElement } from '@staykit/widgets/reviews/reviews.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines `<stay-reviews>`. */
export const define = (source: ElementSource): void => defineElement(reviewsElement, texts, source);
