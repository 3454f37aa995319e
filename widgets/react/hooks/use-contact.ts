import type { RefObject } from 'react';
import { createContactClient, type ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import type { ContactFields, FieldFault } from '@staykit/core/contact/contact-rules.ts';
import { CONTACT_REASONS, type ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import type { ContactFormProps } from '@staykit/widgets/contact-form/contact-form.props.ts';
import { useContactForm } from '@staykit/widgets/contact-form/use-contact-form.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useShop } from '../shop/use-shop.ts';

/** What a contact form is told. All is optional inside a `StaykitProvider`. */
export interface UseContactOptions
  extends
    StaykitSettings,
    Pick<ContactFormProps, 'successUrl' | 'captcha' | 'origin' | 'now' | 'onSent' | 'onError' | 'navigate'> {
  /** Made by the page itself, by `createContactClient`; the hook makes its own otherwise. */
  client?: ContactClient;
}

/** A message to the customer care. */
export interface UseContactResult {
  /** `closed`: the shop takes no messages from this page. */
  phase: 'editing' | 'sending' | 'sent' | 'closed';
  /** All reasons; their texts are `contact.reasons` of the messages. */
  reasons: readonly ContactReason[];
  reason: ContactReason | undefined;
  /** Takes a reason, or none; other fields may be asked for. */
  chooseReason: (reason: ContactReason | undefined) => void;
  /** It was sent without a reason. */
  isReasonMissing: boolean;
  fields: ContactFields;
  /** What is wrong with each field that was left or sent, `good` where nothing is. [CONTACT-23] */
  marks: Partial<Record<keyof ContactFields, FieldFault | 'good'>>;
  /** Why the last try did not succeed: fields to check, or a failure on the way. [CONTACT-25] */
  failure: 'check' | 'failed' | undefined;
  /** What is typed into a field. */
  write: (field: keyof ContactFields, text: string) => void;
  /** Checks a field that was left. */
  leave: (field: keyof ContactFields) => void;
  /** Sends it, or marks what is wrong. */
  send: () => void;
  /** Empties the form. */
  reset: () => void;
  /**
   * For the element around the fields: the first wrong one, found by its `name`, gets the focus, and the bot check of
   * another provider is drawn there.
   */
  ref: RefObject<HTMLDivElement | null>;
}

/** A contact form without its fields, as `ContactForm` has it. */
export function useContact(options: UseContactOptions = {}): UseContactResult {
  const shop = useShop('useContact()', options, createContactClient, options.client);
  const form = useContactForm({ ...options, ...shop.shared });
  const { failure, fields, isReasonMissing, marks, phase, reason } = form.state;
  return {
    phase,
    reasons: CONTACT_REASONS,
    reason,
    chooseReason: form.choose,
    isReasonMissing,
    fields,
    marks,
    failure,
    write: form.type,
    leave: form.leave,
    send: form.submit,
    reset: form.reset,
    ref: form.root,
  };
}
