import type { RenderedMail } from './render-mail.ts';

/** A mail to be sent. */
export interface OutgoingMail extends RenderedMail {
  /** The same at every attempt, so that receivers can detect duplicates. */
  messageId: string;
  from: string;
  to: string;
  /** BCP 47. */
  language: string;
}

/** Sends mails. */
export interface MailTransport {
  /** Resolves when the server accepted the mail. Rejects with a `RefusedMail` if it never will. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The server refused the mail permanently: a retry is of no use. */
export class RefusedMail extends Error {
  readonly code = 'MAIL_REFUSED';

  constructor(message: string) {
    super(message);
    this.name = 'RefusedMail';
  }
}
