import { ERRORS, type ErrorCode } from '../../core/errors/catalogue.ts';
import { ERROR_DOCS, START_ERROR_DOCS } from './error-docs.ts';
import { code, page, table } from './markdown.ts';

const SEVERITIES = [
  [code('error'), 'the visitor is told and can do something'],
  [code('info'), 'a hint, no fault'],
  [code('log'), 'the visitor sees nothing, since the page is whole without it'],
];

/** docs/reference/errors.md: every error code, when it comes and what to do. */
export function errorsPage(): string {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return page(
    'Errors',
    'The API answers an error with `{ "code", "message", "requestId" }` and the status below; 429 and 503 carry `Retry-After`. An element tells its page with `stay-error`, whose `detail` is `{ code, message }`. The message is for developers, in English; visitors read the text of the key.',
    ['widgets/core/errors/catalogue.ts', 'widgets/testing/reference/error-docs.ts'],
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
    'They stop the process with a sentence on the terminal and exit code 1; 2 for a command line that is written wrong.',
    table(
      ['code', 'when', 'what to do'],
      Object.entries(START_ERROR_DOCS).map(([name, { when, todo }]) => [code(name), when, todo]),
    ),
  );
}
