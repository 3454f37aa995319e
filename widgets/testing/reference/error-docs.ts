import type { ErrorCode } from '../../core/errors/catalogue.ts';

/** A code in words: when it comes, and what whoever meets it can do. */
export interface ErrorDoc {
  when: string;
  todo: string;
}

/** The codes of the wire and of the widgets; a code without words does not compile. */
export const ERROR_DOCS: Readonly<Record<ErrorCode, ErrorDoc>> = {
  BAD_REQUEST: {
    when: 'A parameter or a body is not what the contract allows.',
    todo: 'Correct the field that the message names.',
  },
  FORBIDDEN: {
    when: 'The call is not allowed from here: the origin of the page is not in `origins` of a partner file.',
    todo: 'Ask the shop to add the origin that the console names.',
  },
  NOT_FOUND: {
    when: 'There is no such stay, picture or call.',
    todo: 'Check the id and the address; a stay may have been taken out of the catalogue.',
  },
  RATE_LIMITED: {
    when: 'One address made more requests in a minute than `RATE_LIMIT` allows.',
    todo: 'Wait as long as `Retry-After` says.',
  },
  SERVER: {
    when: 'The gateway failed; its log holds the cause under the `requestId`.',
    todo: 'Try again, and report the `requestId` if it stays.',
  },
  BAD_ANSWER: {
    when: 'An answer came that breaks the contract. The detail names the field.',
    todo: 'Check that `api` points at a Staykit API; if it does, report it.',
  },
  NETWORK: {
    when: 'No connection, a reset, or an answer cut short; also a file of an element that could not be loaded.',
    todo: 'Check the connection, `connect-src` and `script-src` of the page, and the address in `api`.',
  },
  NOT_CONFIGURED: {
    when: 'The shop does without this feature: sign-in of agents without `CARE_CLIENT_ID` and `CARE_DOMAIN`.',
    todo: 'Asking again changes nothing. The log of the shop names the setting, at the level `warn`.',
  },
  UNAVAILABLE: {
    when: 'The catalogue is still being read, or the database does not answer.',
    todo: 'Wait as long as `Retry-After` says.',
  },
  TIMEOUT: {
    when: 'No answer came in time.',
    todo: 'Try again; the widgets repeat safe calls by themselves.',
  },
  UNEXPECTED: {
    when: 'A fault of our own, caught at the edge of a widget so that the page around stays whole.',
    todo: 'Report it with its message.',
  },
  BODY_TOO_LARGE: {
    when: 'The body is larger than any good request of the call.',
    todo: 'Send less; a search is some hundred bytes.',
  },
  HEADERS_TOO_LARGE: {
    when: 'The headers of the request are larger than 16 KB, most often because of cookies.',
    todo: 'Send fewer or smaller headers; a visitor deletes the cookies of the site.',
  },
  URI_TOO_LONG: {
    when: 'The address is longer than 8 KB.',
    todo: 'Send fewer parameters, or use the POST form of the call.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    when: 'The body is of a kind that the call does not read.',
    todo: 'Send `Content-Type: application/json`, or what the reference of the call names.',
  },
  BOT_CHECK_FAILED: {
    when: 'A form came without a proof that a person sent it, or with one that was used before or is too old.',
    todo: 'Fetch a new challenge, solve it, and send the form again.',
  },
  LINK_EXPIRED: {
    when: 'The link of a mail was used, is too old, or never was.',
    todo: 'Ask for a new mail.',
  },
  SIGN_IN_FAILED: {
    when: 'E-mail and password do not belong together, or there is no such account: both are answered alike.',
    todo: 'Try again, or ask for a new password.',
  },
  SIGN_IN_REQUIRED: {
    when: 'The call is for somebody who is signed in, or who allowed that choices are remembered.',
    todo: 'Sign in first, or ask the visitor for consent to `preferences`.',
  },
  STAYS_TO_COME: {
    when: 'An account is to be deleted, and a stay booked with its e-mail is not over.',
    todo: 'Cancel the stay, or delete the account after it.',
  },
  BOOKING_NOT_FOUND: {
    when: 'No booking has this number with this e-mail: an unknown number and a wrong e-mail are answered alike.',
    todo: 'Check both in the confirmation mail.',
  },
  IDEMPOTENCY_CONFLICT: {
    when: 'The `Idempotency-Key` was used before, with another body.',
    todo: 'Use a new key for every new attempt, and the same key only to repeat the same request.',
  },
  NO_AVAILABILITY: {
    when: 'A night of the stay has too few rooms left, or is not sold any more.',
    todo: 'Ask for a quote on other days.',
  },
  NOT_CANCELLABLE: {
    when: 'The booking is non-refundable, or its first day has come.',
    todo: 'Show the terms of the booking; the customer service may know a way.',
  },
  NOT_MODIFIABLE: {
    when: 'The booking is non-exchangeable, or its deadline has passed.',
    todo: 'Show the terms of the booking; it may still be given back.',
  },
  PAYMENT_REFUSED: {
    when: 'The payment provider refused. Nothing was sold; the details hold the reason.',
    todo: 'Let the guest try another card, with a new `Idempotency-Key`.',
  },
  PAYMENT_TIMEOUT: {
    when: 'The payment provider did not answer in time. The rooms are held for some minutes.',
    todo: 'Send the same request with the same `Idempotency-Key`: nothing is paid twice.',
  },
  PRICE_CHANGED: {
    when: 'The price is not the one of the request any more. The details hold the new one.',
    todo: 'Show the new price, and ask for a new quote when the guest goes on.',
  },
  QUOTE_FETCH_ERROR: {
    when: 'A booking box could not ask for the price again when its checkout began.',
    todo: 'Nothing: the box says so, and the visitor tries again.',
  },
  QUOTE_EXPIRED: {
    when: 'The quote is older than its `expiresAt`, or there never was one of that id.',
    todo: 'Ask for a new quote.',
  },
  QUOTE_USED: {
    when: 'The quote became a booking already, under another `Idempotency-Key`.',
    todo: 'Look the booking up, or ask for a new quote to book once more.',
  },
  REFUND_CHANGED: {
    when: 'A deadline passed since the refund was shown. The details hold the new one.',
    todo: 'Show the new refund before the guest cancels.',
  },
  GIFT_CODE_EXPIRED: {
    when: 'The last day on which the gift could be redeemed has passed.',
    todo: 'Nothing can be done with the code; the beneficiary may ask the shop.',
  },
  GIFT_CODE_MISTYPED: {
    when: 'The check sign of a gift code does not fit the others.',
    todo: 'Let the visitor compare the code with the voucher; the client can tell this without asking.',
  },
  GIFT_CODE_UNKNOWN: {
    when: 'No gift has this code, or it was bought with another e-mail: both are answered alike.',
    todo: 'Check the code and the e-mail.',
  },
  GIFT_CODE_USED: {
    when: 'The gift was redeemed for a stay, or somebody is booking with it right now.',
    todo: 'Cancel that stay to use the code again, where its policy allows it.',
  },
  GIFT_NOT_REDEEMABLE: {
    when: 'The gift is not used for stays, or not for this one: an activity voucher, a stay of another box.',
    todo: 'Choose one of the stays that the offers calls of the gift answer.',
  },
};

/** Codes of errors that stop a command or a start, and never reach a visitor. */
export const START_ERROR_DOCS: Readonly<Record<string, ErrorDoc>> = {
  CLI: {
    when: 'A command was given something that it cannot use.',
    todo: 'The message says how to write it.',
  },
  ENV: {
    when: 'An environment variable cannot be used. All of them are named at once.',
    todo: 'Correct what the message names; see [environment](environment.md).',
  },
  PARTNER_FILE: {
    when: 'A partner file is wrong, or two of them collide.',
    todo: 'Each problem shows the line as it should read; see [partner file](partner-file.md).',
  },
  IMPORT_FILE_BROKEN: {
    when: 'A register or its mapping cannot be read at all. Nothing was imported.',
    todo: 'Correct the place that the message names; see [the guide](../guides/catalogue.md).',
  },
  BACKUP_FILE: {
    when: 'A file is no whole backup, is of another version, or would be read into a database that is not empty.',
    todo: 'The message says which, and what to do; nothing was changed. See [the guide](../guides/data.md).',
  },
  CONTENT_FILE: {
    when: 'Content files are wrong when the shop starts. All problems are named at once.',
    todo: 'Correct what the message names; see [the guide](../guides/content.md).',
  },
  EXPORT_FOLDER: {
    when: 'A minisite would be exported into a folder with files that are no export.',
    todo: 'Choose another folder with `--out`, or empty it.',
  },
  DATA_DIR_IN_USE: {
    when: 'Another process has the embedded database of this data folder.',
    todo: 'Stop that process, take another `DATA_DIR`, or let both use one server with `DATABASE_URL`.',
  },
  DATABASE_UNREACHABLE: {
    when: 'The server of `DATABASE_URL` did not answer.',
    todo: 'Check that it runs, and that this machine may reach it.',
  },
  MAIL_REFUSED: {
    when: 'The mail server refused a mail for good. It stops nothing: the mail stays parked in the outbox.',
    todo: 'Look at the address and at what the server answered.',
  },
  MIGRATION_CHANGED: {
    when: 'The database was made by a migration that reads otherwise today.',
    todo: 'Put its text back and add a new migration, or start with an empty `DATA_DIR`.',
  },
};
