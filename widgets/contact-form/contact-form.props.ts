import type { ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import type { CaptchaSettings } from '@staykit/core/contact/captcha-settings.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';

/** What a page may ask of a contact form. */
export type ContactFormMethods = {
  /** Sends what was typed, as the button does: what is wrong is said. */
  submit: () => void;
  /** Empties the form: only the reason is asked for again. */
  reset: () => void;
};

/** A contact form: a message to the customer care. */
export interface ContactFormProps {
  client: ContactClient;
  locale: Locale;
  /** Texts of the locale: the namespaces contact and form. */
  messages: Messages;
  /**
   * An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`, and change with its
   * language. Dates and prices stay those of `locale`.
   */
  i18n?: I18n;
  /** The page that thanks: it is opened with `ref=contact_thank_you`. Without it the form itself thanks, in its place. [CONTACT-26] */
  successUrl?: string;
  /** The contact page of the shop, where a page that may not send messages leads to. */
  contactUrl?: string;
  /** Minisite id of the partner, which the link to the contact page names. [MINISITE-17] */
  minisite?: number;
  /** A message was taken already: the page was opened with the `ref` that says so. [CONTACT-06] */
  sent?: boolean;
  /** Customer-care mode: agents prove nothing. [CAREMODE-05] */
  careMode?: boolean;
  /** How a person is told from a robot. Default: the shop's own check. [CAPTCHA-02] */
  captcha?: CaptchaSettings;
  /** Where requests come from, as they are filed (CONTACT_ORIGIN). [CONTACT-27] */
  origin?: string;
  /** Ids are made from it; needed where two forms stand in one document. */
  id?: string;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** A message was taken. */
  onSent?: () => void;
  /** Something failed; `FORBIDDEN` at the start says that the shop takes no messages from this page. */
  onError?: (error: StayError) => void;
  /** The form is live. */
  onReady?: () => void;
  /** Opens a page. Default: the browser does. */
  navigate?: (url: string) => void;
  /** Receives what can be done from outside, and undefined at the end. */
  expose?: (methods: ContactFormMethods | undefined) => void;
}
