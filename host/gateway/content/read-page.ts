import type { ContentProblem } from './content-error.ts';
import type { Checked } from './read-json.ts';
import { htmlFault, safeHtml } from './safe-html.ts';

/** A parsed text file: `name: value` lines, an empty line, then HTML with few tags. */
export interface PageText {
  head: Readonly<Record<string, string>>;
  html: string;
}

/** Required and optional head fields. */
export interface PageHeadRules {
  required: readonly string[];
  optional?: readonly string[];
}

/** Parses the file of a page or article. */
export function readPage(
  file: string,
  source: string,
  { required, optional = [] }: PageHeadRules,
): Checked<PageText> {
  const problems: ContentProblem[] = [];
  const rows = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = rows.findIndex((row) => row.trim() === '');
  const head: Record<string, string> = {};
  const names = [...required, ...optional];
  for (const [index, row] of rows.slice(0, end < 0 ? rows.length : end).entries()) {
    const [, name = '', value = ''] = /^([a-zA-Z]+):\s*(.*?)\s*$/.exec(row) ?? [];
    if (names.includes(name) && value !== '' && value.length <= 300) head[name] = value;
    else {
      problems.push({
        file,
        line: index + 1,
        path: name || '(head)',
        expected: `a line "name: value" of ${names.join(', ')}, and an empty line after the last`,
        received: JSON.stringify(row.slice(0, 100)),
      });
    }
  }
  for (const name of required) {
    if (head[name] !== undefined || problems.some(({ path }) => path === name)) continue;
    problems.push({
      file,
      line: 1,
      path: name,
      expected: `a line "${name}: ..."`,
      received: 'nothing: the line is missing',
    });
  }
  const body = end < 0 ? '' : rows.slice(end + 1).join('\n');
  const fault = body.trim() === '' ? 'a text after the empty line' : htmlFault(body);
  if (fault !== undefined) {
    problems.push({
      file,
      line: Math.max(end, 0) + 2,
      path: '(text)',
      expected: fault,
      received: faultyPlace(body),
    });
  }
  return problems.length > 0 ? { problems } : { value: { head, html: safeHtml(body) }, problems: [] };
}

function faultyPlace(body: string): string {
  return body.trim() === '' ? 'nothing' : 'a text with something else in it';
}
