import texts from 'virtual:staykit-texts/gift-drawer';
import { giftDrawerElement } from '@staykit/widgets/gift-drawer/gift-drawer.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines `<stay-gift-drawer>`. */
export const define = (source: ElementSource): void => defineElement(giftDrawerElement, texts, source);
