import { useSyncExternalStore } from 'react';
import { createContactClient, type ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import { CONTACT_THANKS } from '@staykit/core/contact/contact-request.ts';
import { ContactForm as Form } from '@staykit/widgets/contact-form/contact-form.tsx';
import type { ContactFormProps as FormProps } from '@staykit/widgets/contact-form/contact-form.props.ts';
import { useWidget } from './use-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A contact form: the attributes of `<stay-contact-form>` in camelCase, and what only a React page can give. */
export interface ContactFormProps extends WidgetProps<FormProps> {
  /** Made by the page itself, by `createContactClient`; the form makes its own otherwise. */
  client?: ContactClient;
}

const subscribe = () => () => {};

/** A message to the shop's customer care. */
export function ContactForm({ client, ...props }: ContactFormProps) {
  const widget = useWidget('ContactForm', props, createContactClient, client);
  // A server does not know the address with which the page is opened after sending.
  const wasSent = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get('ref') === CONTACT_THANKS,
    () => false,
  );
  return widget.frame(
    <Form
      key={String(wasSent)}
      sent={wasSent}
      contactUrl={`${widget.origin}/contact`}
      {...props}
      {...widget.shared}
    />,
  );
}
