import type { ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { contactFormElement } from './contact-form.element.ts';

/** `<stay-contact-form>` as a server prints it: its first question. */
export const contactFormPrint: ElementPrint<ContactClient> = {
  spec: contactFormElement,
  fallback: () => ({ path: '/contact', text: 'contact.write' }),
};
