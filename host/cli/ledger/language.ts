import { isLocale, LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { CliError } from '../cli-error.ts';

/** Argument that says in which language a document is. */
export const IN_A_LANGUAGE = {
  locale: { type: 'string', description: `Language of the PDF: ${LOCALES.join(', ')}` },
} as const;

/** The locale of that argument; undefined without it. */
export function localeOf(given: string | undefined): Locale | undefined {
  if (given === undefined || isLocale(given)) return given;
  throw new CliError(
    `--locale: expected one of ${LOCALES.join(', ')}, received ${JSON.stringify(given)}.`,
    2,
  );
}
