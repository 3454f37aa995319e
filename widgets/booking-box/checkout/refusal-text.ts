import { NO_AVAILABILITY_KEY } from '@staykit/client/product/outcome.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { UNAVAILABLE_TEXTS } from '@staykit/core/price/offer-quote.ts';
import type { MessageKey, Translate } from '@staykit/messages/translate.ts';

/** Texts for codes of the server, ready to be read (errors.serverCodes). [PERROR-10] */
export type ServerCodes = Readonly<Record<string, string>>;

/** Refusals of the party, not of the dates, with their texts. */
const PARTY_TEXTS = {
  ROOM_TOO_SMALL: 'errors.roomTooSmall',
  CHILD_TOO_YOUNG: 'errors.childTooYoung',
} as const satisfies Partial<Record<ErrorCode, MessageKey>>;

/** Whether other travellers, not other dates, help. */
export const isPartyRefusal = (code: string): code is keyof typeof PARTY_TEXTS =>
  Object.hasOwn(PARTY_TEXTS, code);

/**
 * What a visitor reads of a stay that is refused: that its check-in is over, the text of its code, else that there is no
 * availability; never the code. [PERROR-04] [PERROR-10]
 */
export function refusalText(code: string, t: Translate, codes: ServerCodes = {}): string {
  if (code.includes(UNAVAILABLE_TEXTS.past)) return t('quote.checkinInPast');
  if (isPartyRefusal(code)) return t(PARTY_TEXTS[code]);
  return (Object.hasOwn(codes, code) ? codes[code] : undefined) ?? t(NO_AVAILABILITY_KEY);
}
