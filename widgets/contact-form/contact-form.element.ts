import { createElement } from 'react';
import { createContactClient, type ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import { CONTACT_THANKS } from '@staykit/core/contact/contact-request.ts';
import { webAddress } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { ContactForm } from './contact-form.tsx';

/** `<stay-contact-form>`: a message to the shop's customer care, on anybody's page. */
export const contactFormElement: ElementSpec<ContactClient> = {
  tag: 'stay-contact-form',
  attributes: { 'success-url': webAddress },
  methods: ['submit', 'reset'],
  reserve: 69,
  createClient: createContactClient,
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
  summary: 'Contact form of the shop.',
  attributes: {
    'success-url': {
      type: 'string',
      description:
        'Page opened after sending, with `ref=contact_thank_you`. Default: the form shows a thank-you message.',
    },
  },
  parts: {
    form: 'The form.',
    field: 'A field with its label and error.',
    button: 'The submit button.',
    thanks: 'The thank-you message.',
    closed: 'The replacement of the form on a page that may not send messages.',
  },
  methods: {
    submit: {
      signature: 'submit(): void',
      description: 'Sends the message, or shows what is missing.',
    },
    reset: {
      signature: 'reset(): void',
      description: 'Empties the form; cancels a message being sent.',
    },
  },
  events: {
    'stay-ready': 'The form is ready.',
    'stay-contact-sent': 'A message was sent. Carries no form data.',
    'stay-error':
      'A message could not be sent; the form keeps the input. `FORBIDDEN` at the start: the shop accepts no messages from this page.',
  },
};
