import { createElement } from 'react';
import type { ContactClient } from '../client/contact/create-contact-client.ts';
import { createLaterContactClient } from '../client/contact/later-contact-client.ts';
import { CONTACT_THANKS } from '../core/contact/contact-request.ts';
import type { ElementDocs, ElementSpec } from '../elements/element-spec.ts';
import { ContactForm } from './contact-form.tsx';

/** `<stay-contact-form>`: a message to the shop's customer care, on anybody's page. */
export const contactFormElement: ElementSpec<ContactClient> = {
  tag: 'stay-contact-form',
  attributes: { 'success-url': String },
  methods: ['submit', 'reset'],
  reserve: 69,
  createClient: createLaterContactClient,
  render({ values, context: { api, partner }, client, locale, messages, isPrinting, emit, expose }) {
    const { successUrl } = values;
    return createElement(ContactForm, {
      client,
      locale,
      messages,
      contactUrl: `${api}/contact`,
      ...(partner !== undefined && { minisite: partner }),
      sent: !isPrinting && new URLSearchParams(location.search).get('ref') === CONTACT_THANKS,
      ...(successUrl !== undefined && { successUrl: String(successUrl) }),
      onReady: () => emit('stay-ready', {}),
      onSent: () => emit('stay-contact-sent', {}),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
      expose,
    });
  },
};

export const contactFormDocs: ElementDocs = {
  summary: 'A message to the customer care of the shop.',
  attributes: {
    'success-url': {
      type: 'string',
      description:
        'The page that is opened once a message was taken; `ref=contact_thank_you` is added. Without it the form thanks in its place.',
    },
  },
  parts: {
    form: 'The form.',
    field: 'A field with its label, and what is said of it.',
    button: 'The button that sends.',
    thanks: 'What is said once a message was taken.',
    closed: 'What stands in place of the form on a page that the shop takes no messages from.',
  },
  methods: {
    submit: {
      signature: 'submit(): void',
      description: 'Sends the message, as the button does: what is missing or wrong is said.',
    },
    reset: {
      signature: 'reset(): void',
      description: 'Empties the form; a message that is on its way is given up.',
    },
  },
  events: {
    'stay-ready': 'The form is live.',
    'stay-contact-sent': 'A message was taken. It carries nothing of what was written.',
    'stay-error':
      'A message could not be sent; the form says so, and keeps what was typed. `FORBIDDEN` at the start: the shop takes no messages from this page.',
  },
};
