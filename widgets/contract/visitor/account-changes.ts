import * as z from 'zod/mini';
import { answer, link, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { giftCode } from '../gift/gift-sale.ts';
import * as part from '../query-parts.ts';
import { anyPassword, email, mailedToken, ofTheShop } from './account-fields.ts';

/** A gift that a customer was given, as a list shows it. */
export const receivedGift = answer({
  label: z.string(),
  /** `open`: its code can be used. */
  state: z.enum(['open', 'used', 'expired', 'cancelled']),
  /** Cents that it still pays: its worth until it is used, then 0. */
  amountLeft: z.number(),
  validUntil: plainDate(),
  /** Printed form of its code. */
  code: z.string(),
  /** Who gave it, as they signed it. */
  fromName: z.exactOptional(z.string()),
  /** The stay that it was used for. */
  bookingNumber: z.exactOptional(z.string()),
  /** The voucher as a PDF. */
  voucherUrl: link(),
});

/** GET /account/gifts/received */
export const getReceivedGifts = call({
  ...ofTheShop,
  id: 'getReceivedGifts',
  method: 'GET',
  path: '/account/gifts/received',
  summary:
    'Gifts that were sent to the e-mail of the account or added to it, those that can be used first; requires its session.',
  answer: answer({ gifts: z.array(receivedGift) }),
  refusals: ['SIGN_IN_REQUIRED'],
  safe: true,
});

/** POST /account/gifts/received */
export const postReceivedGift = call({
  ...ofTheShop,
  id: 'postReceivedGift',
  method: 'POST',
  path: '/account/gifts/received',
  summary:
    'Adds a gift to the account, by its `code` or by the secret `voucher` of a mailed link, one of the two; requires its session.',
  body: z.object({
    code: z.exactOptional(giftCode()),
    voucher: z.exactOptional(z.string().check(z.regex(/^[\w-]{16,200}$/, 'the secret of a voucher'))),
  }),
  status: 204,
  refusals: ['SIGN_IN_REQUIRED', 'GIFT_CODE_MISTYPED', 'GIFT_CODE_UNKNOWN', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/email: asks for another address. */
export const postAccountEmail = call({
  ...ofTheShop,
  id: 'postAccountEmail',
  method: 'POST',
  path: '/account/email',
  summary:
    'Mails a link to a new address of the account; until it is pressed the old one stays. The response is the same for every address.',
  body: z.object({ email: email(), password: anyPassword() }),
  status: 202,
  refusals: ['SIGN_IN_REQUIRED', 'SIGN_IN_FAILED', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/email/confirmation: the link of that mail. */
export const postEmailConfirmation = call({
  ...ofTheShop,
  id: 'postEmailConfirmation',
  method: 'POST',
  path: '/account/email/confirmation',
  summary:
    'Gives the account its new address with the mailed link, moves its bookings and gifts along and ends all other sessions; requires its session.',
  body: z.object({ token: mailedToken() }),
  status: 204,
  refusals: ['SIGN_IN_REQUIRED', 'LINK_EXPIRED', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/deletion/link: for who has lost the password. */
export const postDeletionLink = call({
  ...ofTheShop,
  id: 'postDeletionLink',
  method: 'POST',
  path: '/account/deletion/link',
  summary: 'Mails a link that deletes the account. The response is the same for every address.',
  body: z.object({ email: email(), locale: part.locale() }),
  status: 202,
  refusals: ['FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/deletion/confirmation: the link of that mail. */
export const postDeletionConfirmation = call({
  ...ofTheShop,
  id: 'postDeletionConfirmation',
  method: 'POST',
  path: '/account/deletion/confirmation',
  summary: 'Deletes the account with the mailed link, as with the password.',
  body: z.object({ token: mailedToken() }),
  status: 204,
  refusals: ['LINK_EXPIRED', 'STAYS_TO_COME', 'FORBIDDEN'],
  limit: 'strict',
});
