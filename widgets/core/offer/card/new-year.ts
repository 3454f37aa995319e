import type { Locale } from '@staykit/values/market/locale.ts';

/** Words that tell of a stay over the turn of the year, by language. newYear.keywords[language] [ROOM-07] */
export const NEW_YEAR_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  fr: ['réveillon', 'nouvel an', 'saint-sylvestre'],
  es: ['nochevieja', 'fin de año', 'año nuevo'],
  nl: ['oudejaar', 'oud en nieuw', 'nieuwjaar'],
  it: ['capodanno', 'san silvestro', 'veglione'],
};

/** Whether a programme is for the turn of the year, by the words of the page's own language. [ROOM-07] */
export function isNewYearStay(
  texts: readonly string[],
  locale: Locale,
  keywords: Readonly<Record<string, readonly string[]>> = NEW_YEAR_KEYWORDS,
): boolean {
  const words = keywords[locale.slice(0, 2)] ?? [];
  const told = texts.join('\n').toLowerCase().normalize('NFC');
  return words.some((word) => told.includes(word.toLowerCase().normalize('NFC')));
}
