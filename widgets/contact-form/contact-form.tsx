import type { ContactFormProps } from './contact-form.props.ts';
import { laterParts } from './later-parts.ts';
import { LiveContactForm } from './live-contact-form.tsx';

/** The contact form: a message to the customer care, once a reason for it is chosen. */
export function ContactForm(props: ContactFormProps) {
  return <LiveContactForm {...props} parts={laterParts} />;
}
