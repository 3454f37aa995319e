import texts from 'virtual:staykit-texts/booking-box';
import { bookingBoxElement } from '@staykit/widgets/booking-box/booking-box.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines `<stay-booking-box>`. */
export const define = (source: ElementSource): void => defineElement(bookingBoxElement, texts, source);
