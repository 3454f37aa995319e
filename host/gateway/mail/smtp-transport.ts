import { createTransport } from 'nodemailer';
import { RefusedMail, type MailTransport } from './mail-transport.ts';

/** Time limits in milliseconds: connection, greeting, inactivity. */
const STEP_MS = 10_000;

/** Error of nodemailer. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** Sends mails to the SMTP server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…`). */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const smtp = connectionTo(smtpUrl);
  return {
    async send({ messageId, from, to, language, subject, html, text, pictures = [] }) {
      try {
        await smtp.sendMail({
          messageId,
          from,
          // As an object, so that nothing in the address is parsed as a second one.
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: pictures.map(({ cid, type, body }) => ({
            cid,
            contentType: type,
            content: body,
            filename: `${cid.split('@', 1)[0]}.${type.split('/')[1]}`,
            contentDisposition: 'inline' as const,
          })),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
      } catch (error) {
        const { code = '', responseCode = 0, message = '' } = error as SmtpFailure;
        // 5xx about envelope or message is permanent; about the login it is our configuration.
        const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
        throw final ? new RefusedMail(message) : error;
      }
    },
    close: () => smtp.close(),
  };
}

/** Signs in at the SMTP server, and sends nothing. Rejects where that fails; `code` is `EAUTH` for a wrong password. */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const smtp = connectionTo(smtpUrl);
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

const connectionTo = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // No mail may read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
