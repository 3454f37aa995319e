import texts from 'virtual:staykit-texts/contact-form';
import { contactFormElement } from '../contact-form/contact-form.element.ts';
import { defineElement, type ElementSource } from './define-element.ts';

/** Defines `<stay-contact-form>`. */
export const define = (source: ElementSource): void => defineElement(contactFormElement, texts, source);
