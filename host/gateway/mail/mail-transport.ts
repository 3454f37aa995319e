import type { RenderedMail } from './render-mail.ts';

/** A mail on its way out. */
export interface OutgoingMail extends RenderedMail {
  /** The same at every attempt, so that a receiver knows a mail that comes twice. */
  messageId: string;
  from: string;
  to: string;
  /** BCP 47. */
  language: string;
}

/** Hands mails over. */
export interface MailTransport {
  /** Resolves when the other side took the mail. Rejects with a `RefusedMail` when it never will. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The other side refused this very mail: to send it again is of no use. */
export class RefusedMail extends Error {
  readonly code = 'MAIL_REFUSED';

  constructor(message: string) {
    super(message);
    this.name = 'RefusedMail';
  }
}
