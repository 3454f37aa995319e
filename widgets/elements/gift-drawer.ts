import { textHashes, textsOf, tokens } from 'virtual:staykit-widget/gift-drawer';
import { giftDrawerElement } from '../gift-drawer/gift-drawer.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-gift-drawer>`. */
export const define = (source: ElementSource): void =>
  defineElement(giftDrawerElement, { textHashes, textsOf, tokens }, source);
