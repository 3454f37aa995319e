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
  FORBIDDEN: { when: 'The call is not allowed from here.', todo: 'Ask the shop to allow your origin.' },
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
  MIGRATION_CHANGED: {
    when: 'The database was made by a migration that reads otherwise today.',
    todo: 'Put its text back and add a new migration, or start with an empty `DATA_DIR`.',
  },
};
