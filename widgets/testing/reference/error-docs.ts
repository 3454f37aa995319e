import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';

/** Explanation of a code: when it occurs, and what to do. */
export interface ErrorDoc {
  when: string;
  todo: string;
}

/** The codes of the wire and of the widgets; a code without explanation does not compile. */
export const ERROR_DOCS: Readonly<Record<ErrorCode, ErrorDoc>> = {
  BAD_REQUEST: {
    when: 'A parameter or the body does not match the contract.',
    todo: 'Correct the field that the message names.',
  },
  FORBIDDEN: {
    when: 'The page may not make this call: its origin is not in `origins` of a partner file.',
    todo: 'Ask the shop to add the origin that the console names.',
  },
  NOT_FOUND: {
    when: 'The stay, picture or call does not exist.',
    todo: 'Check id and address; the stay may have left the catalogue.',
  },
  MISDIRECTED: {
    when: 'A shop in production does not serve the host name of the request.',
    todo: 'List the name in `STAYKIT_SITES`, or as a domain of a partner; behind a proxy, forward the `Host` of the visitor.',
  },
  RATE_LIMITED: {
    when: 'One address made more requests in a minute than `RATE_LIMIT` allows.',
    todo: 'Wait for the seconds in `Retry-After`.',
  },
  SERVER: {
    when: 'The gateway failed; its log has the cause under the `requestId`.',
    todo: 'Try again; report the `requestId` if it persists.',
  },
  BAD_ANSWER: {
    when: 'A response does not match the contract. The details name the field.',
    todo: 'Check that `api` points at a Staykit API; if it does, report it.',
  },
  NETWORK: {
    when: 'No connection, a reset, a truncated response, or a file of an element that could not be loaded.',
    todo: 'Check the connection, `connect-src` and `script-src` of the page, and the address in `api`.',
  },
  NOT_CONFIGURED: {
    when: 'The shop has not configured this feature, such as sign-in of agents without `CARE_CLIENT_ID` and `CARE_DOMAIN`.',
    todo: 'Do not retry. The log of the shop names the setting, at level `warn`.',
  },
  UNAVAILABLE: {
    when: 'The catalogue is still loading, or the database does not answer.',
    todo: 'Wait for the seconds in `Retry-After`.',
  },
  TIMEOUT: {
    when: 'No response arrived in time.',
    todo: 'Try again; the widgets retry safe calls.',
  },
  UNEXPECTED: {
    when: 'A bug in a widget, caught so that the page still works.',
    todo: 'Report it with its message.',
  },
  BODY_TOO_LARGE: {
    when: 'The body is too large for the call.',
    todo: 'Send less; a search takes some hundred bytes.',
  },
  HEADERS_TOO_LARGE: {
    when: 'The request headers exceed 16 KB, mostly because of cookies.',
    todo: 'Send fewer headers; visitors can delete the cookies of the site.',
  },
  URI_TOO_LONG: {
    when: 'The URL exceeds 8 KB.',
    todo: 'Send fewer parameters, or use the POST form of the call.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    when: 'The call does not accept this content type.',
    todo: 'Send `Content-Type: application/json`, or the type in the reference of the call.',
  },
  BOT_CHECK_FAILED: {
    when: 'The form has no bot check proof, or one that is expired or already used.',
    todo: 'Solve a new challenge and send the form again.',
  },
  LINK_EXPIRED: {
    when: 'The mailed link is invalid, expired or already used.',
    todo: 'Request a new mail.',
  },
  SIGN_IN_FAILED: {
    when: 'Wrong password or unknown account; the answer is the same.',
    todo: 'Try again, or reset the password.',
  },
  SIGN_IN_REQUIRED: {
    when: 'The call needs a signed-in visitor, or consent to `preferences`.',
    todo: 'Sign in, or ask for consent.',
  },
  NOT_REVIEWABLE: {
    when: 'The stay is not over, was cancelled or is more than 90 days ago, or its review was moderated.',
    todo: 'Nothing: the review can no longer be written or changed.',
  },
  SUPPLIER_KEY_INVALID: {
    when: 'Inventory was sent without a key, or with one that is unknown or revoked.',
    todo: 'Send `Authorization: Bearer` with a key of `npx staykit inventory key new`.',
  },
  PHOTO_QUOTA: {
    when: 'The supplier has sent as many photos, or bytes of them, as `SUPPLIER_PHOTOS` and `SUPPLIER_PHOTO_MB` allow.',
    todo: 'Leave out photos with `PUT /inventory/v1/photos`: a day later they are deleted and count no more. Or ask the shop for more.',
  },
  STAYS_TO_COME: {
    when: 'The account to delete has a stay that is not over.',
    todo: 'Cancel the stay, or delete the account after it.',
  },
  BOOKING_NOT_FOUND: {
    when: 'No booking has this number and e-mail; the answer does not say which is wrong.',
    todo: 'Check both in the confirmation mail.',
  },
  IDEMPOTENCY_CONFLICT: {
    when: 'The `Idempotency-Key` was used with another body.',
    todo: 'Use a new key for each attempt, the same key only to repeat a request.',
  },
  NO_AVAILABILITY: {
    when: 'A night of the stay has too few rooms, or is no longer sold.',
    todo: 'Request a quote for other dates.',
  },
  ROOM_TOO_SMALL: {
    when: 'No number of rooms of the offer takes the party, or one room does not and `singleRoom` was asked for.',
    todo: 'Request a quote without `singleRoom`, or for fewer travellers.',
  },
  CHILD_TOO_YOUNG: {
    when: 'The hotel takes children from an older age on, or none.',
    todo: 'Show its policy, or request a quote without these children.',
  },
  NOT_CANCELLABLE: {
    when: 'The booking is non-refundable, or its first day has come.',
    todo: 'Show the terms; customer service may help.',
  },
  NOT_MODIFIABLE: {
    when: 'The booking cannot be changed, or its deadline has passed.',
    todo: 'Show the terms; it may still be cancelled.',
  },
  PAYMENT_REFUSED: {
    when: 'The payment provider refused. Nothing was sold; the details have the reason.',
    todo: 'Let the guest try another card, with a new `Idempotency-Key`.',
  },
  PAYMENT_REQUIRED: {
    when: 'The buyer has to pay on the page of the payment provider. Nothing is sold yet; the rooms are held for some minutes.',
    todo: 'Lead the buyer to `details.redirectUrl`; without it, the bank is at work. `POST /api/payments/status` with `details.payment` returns the outcome.',
  },
  PAYMENT_TIMEOUT: {
    when: 'The payment provider did not answer in time. The rooms are held for some minutes.',
    todo: 'Repeat the request with the same `Idempotency-Key`; nothing is paid twice.',
  },
  ORDERS_UNPAID: {
    when: 'Orders of this e-mail or network wait for their payment, and hold as many rooms as they may together.',
    todo: 'Pay or cancel one of them, or try again in 15 minutes.',
  },
  PRICE_CHANGED: {
    when: 'The price differs from the request. The details have the new one.',
    todo: 'Show the new price, and request a new quote if the guest continues.',
  },
  QUOTE_FETCH_ERROR: {
    when: 'A booking box could not refresh the price at the start of the checkout.',
    todo: 'Nothing: the box asks the visitor to try again.',
  },
  QUOTE_EXPIRED: {
    when: 'The quote has passed its `expiresAt`, or its id is unknown.',
    todo: 'Request a new quote.',
  },
  QUOTE_USED: {
    when: 'The quote was booked with another `Idempotency-Key`.',
    todo: 'Look up the booking, or request a new quote.',
  },
  REFUND_CHANGED: {
    when: 'A deadline has passed since the refund was shown. The details have the new one.',
    todo: 'Show the new refund before the guest cancels.',
  },
  GIFT_ALREADY_SENT: {
    when: 'The gift has been sent to its recipient, or is no longer worth anything.',
    todo: 'Show when it was sent; the voucher can be forwarded.',
  },
  GIFT_CODE_EXPIRED: {
    when: 'The last day on which the gift could be redeemed has passed.',
    todo: 'The beneficiary may contact the shop.',
  },
  GIFT_CODE_MISTYPED: {
    when: 'The check character of the gift code does not match.',
    todo: 'Let the visitor compare the code with the voucher. The client can check this itself.',
  },
  GIFT_CODE_UNKNOWN: {
    when: 'No gift has this code, or this code and e-mail.',
    todo: 'Check the code and the e-mail.',
  },
  GIFT_CODE_USED: {
    when: 'The gift has been redeemed, or is being redeemed now.',
    todo: 'Cancel that stay, if its policy allows it, to use the code again.',
  },
  GIFT_NOT_REDEEMABLE: {
    when: 'The gift cannot pay this stay: an activity voucher, or a stay of another box.',
    todo: 'Choose a stay that the offers call of the gift returns.',
  },
  VAT_NUMBER_INVALID: {
    when: 'The form or the check digits of the VAT number are wrong, or its country is missing.',
    todo: 'Let the buyer compare it with the registration of the company.',
  },
  PROMO_CODE_EXPIRED: {
    when: 'The last instant of the promo code has passed.',
    todo: 'Sell without the code.',
  },
  PROMO_CODE_MINIMUM: {
    when: 'The price of the product is below the smallest that the promo code counts for: see `details.minimum`, in cents.',
    todo: 'Tell the visitor the amount, or sell without the code.',
  },
  PROMO_CODE_NOT_FOR_GUEST: {
    when: 'The promo code counts once per e-mail address, or for a first purchase alone.',
    todo: 'Sell without the code.',
  },
  PROMO_CODE_NOT_HERE: {
    when: 'The promo code is not for this product, locale or partner.',
    todo: 'Sell without the code.',
  },
  PROMO_CODE_UNKNOWN: {
    when: 'The shop has no such promo code, or it is paused or not valid yet.',
    todo: 'Let the visitor check the code.',
  },
  PROMO_CODE_USED_UP: {
    when: 'The promo code has been used as often as it can be.',
    todo: 'Sell without the code. A use comes back if a sale is cancelled or its payment fails.',
  },
};

/** Codes of errors that stop a command or a start, and never reach a visitor. */
export const START_ERROR_DOCS: Readonly<Record<string, ErrorDoc>> = {
  CLI: {
    when: 'A command received an invalid argument.',
    todo: 'The message says what is expected.',
  },
  ENV: {
    when: 'An environment variable is invalid; the message names all.',
    todo: 'Correct what the message names; see [environment](environment.md).',
  },
  PARTNER_FILE: {
    when: 'A partner file is invalid, or two conflict.',
    todo: 'Use the corrected line of each problem; see [partner file](partner-file.md).',
  },
  IMPORT_FILE_BROKEN: {
    when: 'A register or its mapping cannot be read. Nothing was imported.',
    todo: 'Correct the place that the message names; see [the guide](../guides/catalogue.md).',
  },
  BACKUP_FILE: {
    when: 'The file is not a complete backup or of another version, or the database is not empty. Nothing was changed.',
    todo: 'See the message and [the guide](../guides/data.md).',
  },
  CONTENT_FILE: {
    when: 'Content files are invalid at the start; the message names all problems.',
    todo: 'Correct what the message names; see [the guide](../guides/content.md).',
  },
  EXPORT_FOLDER: {
    when: 'The output folder of an export contains other files.',
    todo: 'Choose another folder with `--out`, or empty it.',
  },
  DATA_DIR_IN_USE: {
    when: 'Another process uses the embedded database of this data folder.',
    todo: 'Stop that process, use another `DATA_DIR`, or a server with `DATABASE_URL`.',
  },
  DATABASE_UNREACHABLE: {
    when: 'The server of `DATABASE_URL` did not answer.',
    todo: 'Check that it runs and is reachable.',
  },
  MAIL_REFUSED: {
    when: 'The mail server rejected a mail permanently; it stays parked in the outbox.',
    todo: 'Check the address and the response of the server.',
  },
  MIGRATION_CHANGED: {
    when: 'A migration has changed since it ran on this database.',
    todo: 'Restore its text and add a new migration, or start with an empty `DATA_DIR`.',
  },
  MIGRATION_LOCKED: {
    when: 'A migration was given up because others hold locks on its tables.',
    todo: 'End the transactions that hold them, and run `npx staykit migrate` again.',
  },
  ROLE_OWNS: {
    when: 'The role of `npx staykit migrate --grant-to` owns the tables, or is a superuser.',
    todo: 'Migrate with another role than that of the processes.',
  },
  ROLE_UNKNOWN: {
    when: 'The role of `npx staykit migrate --grant-to` is not on the database server.',
    todo: 'Create it, with a password.',
  },
  SCHEMA_NEWER: {
    when: 'The database has migrations that this version does not know.',
    todo: 'Start the version that made them, or a later one; see [the guide](../guides/operating/rolling-upgrade.md).',
  },
  SCHEMA_OUTDATED: {
    when: 'The database lacks migrations, and `AUTO_MIGRATE` is off.',
    todo: 'Run `npx staykit migrate`.',
  },
  OTHER_MODE: {
    when: 'The database was first started in the other `STAYKIT_MODE`.',
    todo: 'Set `STAYKIT_MODE`, or use an empty database.',
  },
};
