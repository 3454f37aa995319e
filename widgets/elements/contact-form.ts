import texts from 'virtual:staykit-texts/contact-form';
import { contactFormElement } from '@staykit/widgets/contact-form/contact-form.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines `<stay-contact-form>`. */
export const define = (source: ElementSource): void => defineElement(contactFormElement, texts, source);
