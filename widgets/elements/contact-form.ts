import { textHashes, textsOf, tokens } from 'virtual:staykit-widget/contact-form';
import { contactFormElement } from '../contact-form/contact-form.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-contact-form>`. */
export const define = (source: ElementSource): void =>
  defineElement(contactFormElement, { textHashes, textsOf, tokens }, source);
