import type { Locale } from '@staykit/values/market/locale.ts';
import { languageOf } from '../market/point-of-sale.ts';

/** What decides whether visitors can chat. */
export interface MessengerSettings {
  /** The shop's id at the provider of the chat. */
  appId?: string | undefined;
  /** The environment; `production` is the live shop. */
  environment: string;
}

/** The environment of the live shop. */
export const PRODUCTION = 'production';

/** Chat is there with an app id, and then for Spain everywhere and for the others in production. [PROUTE-12] [CONTACT-04] */
export function isMessengerEnabled({ appId, environment }: MessengerSettings, locale: Locale): boolean {
  return Boolean(appId) && (locale === 'es_ES' || environment === PRODUCTION);
}

/** A chat that can be opened. */
export interface Messenger extends MessengerSettings {
  /** Its address; `{appId}` and `{language}` stand for the id and the language. */
  url: string;
}

/** The address of the chat of a locale; undefined if it has none. [PROUTE-12] */
export function chatAddress(messenger: Messenger, locale: Locale): string | undefined {
  if (!isMessengerEnabled(messenger, locale)) return undefined;
  return messenger.url
    .replaceAll('{appId}', encodeURIComponent(messenger.appId ?? ''))
    .replaceAll('{language}', languageOf(locale));
}
