import { readFileSync } from 'node:fs';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import type { Messages, Translate } from '@staykit/messages/translate.ts';

/** The texts that a visitor of a locale reads: journeys find things by what people see and hear. */
export function textsOf(locale: Locale): Translate {
  const file = new URL(`../../widgets/messages/${locale}.json`, import.meta.url);
  return createTranslate(locale, JSON.parse(readFileSync(file, 'utf8')) as Messages);
}

/** A pattern that begins with a text, whatever follows: fields carry their value after their name. */
export function beginsWith(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i');
}
