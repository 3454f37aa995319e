import { createTransport } from 'nodemailer';
import { RefusedMail, type MailTransport } from './mail-transport.ts';

/** Milliseconds for each step: connecting, the greeting, a silence. */
const STEP_MS = 10_000;

/** What nodemailer says of a failure. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** Hands mails to the SMTP server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…`). */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A mail never reads a file or fetches an address, whatever stands in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from, to, language, subject, html, text }) {
      try {
        await smtp.sendMail({
          messageId,
          from,
          // As parts, so that no letter of the address is read as a second one.
          to: { name: '', address: to },
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
      } catch (error) {
        const { code = '', responseCode = 0, message = '' } = error as SmtpFailure;
        // 5xx about the envelope or the message is a final no; about the log-in it is our own setting.
        const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
        throw final ? new RefusedMail(message) : error;
      }
    },
    close: () => smtp.close(),
  };
}
