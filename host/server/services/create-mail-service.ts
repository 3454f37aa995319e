import type { Locale } from '@staykit/values/market/locale.ts';
import type { Env } from '../environment/read-env.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { createMailSender, type MailSenderParts } from '@staykit/gateway/mail/mail-sender.ts';
import { DEFAULT_SITES, siteAddress } from '@staykit/routing/sites.ts';

/**
 * Sends the mails of the outbox through `SMTP_URL`; without one they stay there. Returns what ends it.
 */
export async function createMailService(
  env: Env,
  db: Database,
  warn: NonNullable<MailSenderParts['warn']>,
): Promise<() => Promise<void>> {
  if (env.smtpUrl === undefined) return async () => undefined;
  // Imported here: a shop that hands in no mail never loads what speaks to a mail server.
  const { createSmtpTransport } = await import('@staykit/gateway/mail/smtp-transport.ts');
  const sender = createMailSender({
    db,
    transport: createSmtpTransport(env.smtpUrl),
    from: env.mailFrom,
    isDemo: env.mode === 'demo',
    shopOf: (locale) => shopAddress(env, locale),
    clock: Date.now,
    warn,
  });
  sender.start();
  return () => sender.stop();
}

/**
 * The address that links in mails begin with. Never what a request said of its host: that is the visitor's word.
 * Names of `STAYKIT_SITES` stand behind a proxy that speaks https; the built-in ones are this process itself.
 */
export function shopAddress({ sites, port }: Pick<Env, 'sites' | 'port'>, locale: Locale): string {
  if (sites === undefined) {
    return siteAddress(locale, { protocol: 'http', host: `localhost:${port}` }, DEFAULT_SITES) ?? '';
  }
  const origin = { protocol: 'https', host: '' } as const;
  return siteAddress(locale, origin, sites) ?? `https://${Object.keys(sites)[0] ?? 'localhost'}`;
}
