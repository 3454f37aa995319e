import type { BeneficiaryGift, GiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { StayError, textOf } from '@staykit/values/errors/catalogue.ts';
import { readGiftCode } from '@staykit/core/gift/gift-code.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';

/** The result of a code look-up. */
export interface CodeAnswer {
  /** As it was typed. */
  typed: string;
  gift?: BeneficiaryGift;
  /** The message for a code without a gift. */
  refusal?: MessageKey;
}

/** Looks up a code; a typing mistake is detected without a request. */
export async function answerCode(
  client: Pick<GiftSaleClient, 'lookUpGift'>,
  typed: string,
): Promise<CodeAnswer> {
  const code = readGiftCode(typed);
  if (code === undefined) return { typed, refusal: 'errors.giftCodeMistyped' };
  try {
    return { typed, gift: await client.lookUpGift(code) };
  } catch (error) {
    if (!(error instanceof StayError)) throw error;
    return { typed, refusal: textOf(error.code, 'gift.failed') };
  }
}
