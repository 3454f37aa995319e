import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from '@staykit/build/widget-names.ts';
import { callsPage } from './calls-page.ts';
import { elementsPage } from './elements-page.ts';
import { environmentPage } from './environment-page.ts';
import { errorsPage } from './errors-page.ts';
import { messagesPage } from './messages-page.ts';
import { partnerFilePage } from './partner-file-page.ts';
import { tokensPage } from './tokens-page.ts';

/** Where the pages stand, from the top of the repository. */
export const REFERENCE = 'docs/reference';

/** Every generated page by its file name, formatted as the rest of the repository. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  const { ignorePatterns: _, ...options } = JSON.parse(
    readFileSync(`${ROOT}.oxfmtrc.json`, 'utf8'),
  ) as FormatConfig & {
    ignorePatterns?: unknown;
  };
  const pages: readonly [string, string][] = [
    ['elements.md', await elementsPage()],
    ['tokens.md', tokensPage()],
    ['calls.md', callsPage()],
    ['errors.md', errorsPage()],
    ['environment.md', environmentPage()],
    ['partner-file.md', partnerFilePage()],
    ['messages.md', messagesPage()],
  ];
  const formatted = await Promise.all(
    pages.map(async ([name, text]) => [name, (await format(name, text, options)).code] as const),
  );
  return new Map(formatted);
}
