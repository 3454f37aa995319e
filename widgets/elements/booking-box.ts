import { textHashes, textsOf, tokens } from 'virtual:staykit-widget/booking-box';
import { bookingBoxElement } from '../booking-box/booking-box.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-booking-box>`. */
export const define = (source: ElementSource): void =>
  defineElement(bookingBoxElement, { textHashes, textsOf, tokens }, source);
