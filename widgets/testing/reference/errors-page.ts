import { ERRORS, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { ERROR_DOCS, START_ERROR_DOCS } from './error-docs.ts';
import { code, page, table } from './markdown.ts';

const SEVERITIES = [
  [code('error'), 'shown to the visitor, who can act'],
  [code('info'), 'a hint'],
  [code('log'), 'not shown; the page works without it'],
];

/** docs/reference/errors.md: every error code, when it comes and what to do. */
export function errorsPage(): string {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return page(
    'Errors',
    'The API answers an error with `{ "code", "message", "requestId" }` and the status below; 429 and 503 carry `Retry-After`. An element dispatches `stay-error` with `detail` `{ code, message }`. Messages are for developers, in English; visitors see the text of the message key.',
    ['widgets/values/errors/catalogue.ts', 'widgets/testing/reference/error-docs.ts'],
    '## Codes',
    table(
      ['code', 'status', 'severity', 'text', 'when', 'what to do'],
      codes.map((name) => {
        const { status, severity, messageKey } = ERRORS[name];
        return [
          code(name),
          String(status),
          severity,
          code(messageKey),
          ERROR_DOCS[name].when,
          ERROR_DOCS[name].todo,
        ];
      }),
    ),
    table(['severity', 'meaning'], SEVERITIES),
    '## Codes of commands and of the start',
    'These stop the process with a message and exit code 1; 2 for a wrong command line.',
    table(
      ['code', 'when', 'what to do'],
      Object.entries(START_ERROR_DOCS).map(([name, { when, todo }]) => [code(name), when, todo]),
    ),
  );
}
