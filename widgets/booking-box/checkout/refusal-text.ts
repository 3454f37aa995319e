import { NO_AVAILABILITY_KEY } from '@staykit/client/product/outcome.ts';
import { UNAVAILABLE_TEXTS } from '@staykit/core/price/offer-quote.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** Texts for codes of the server, ready to be read (errors.serverCodes). [PERROR-10] */
export type ServerCodes = Readonly<Record<string, string>>;

/**
 * What a visitor reads of a stay that is refused: that its check-in is over, the text of its code, else that there is no
 * availability; never the code. [PERROR-04] [PERROR-10]
 */
export function refusalText(code: string, t: Translate, codes: ServerCodes = {}): string {
  if (code.includes(UNAVAILABLE_TEXTS.past)) return t('quote.checkinInPast');
  return (Object.hasOwn(codes, code) ? codes[code] : undefined) ?? t(NO_AVAILABILITY_KEY);
}
