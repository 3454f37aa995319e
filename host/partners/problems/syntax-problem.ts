import type { PartnerProblem } from '../partner-error.ts';

/** What is wrong with a text that is no JSON, with the line mended where a comma is the matter. */
export function syntaxProblem(file: string, json: string, error: unknown): PartnerProblem {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? json.length);
  const before = json.slice(0, position).trimEnd();
  const lineEnd = json.indexOf('\n', before.length);
  const line = json
    .slice(json.lastIndexOf('\n', before.length - 1) + 1, lineEnd < 0 ? undefined : lineEnd)
    .trim();
  const mended = mend(json, position, before, line);
  return {
    file,
    line: (mended === undefined ? json.slice(0, position) : before).split('\n').length,
    path: '(the whole file)',
    expected:
      'JSON: keys and texts in double quotes, a comma between two lines and none after the last, no comments',
    received: message.replace(/ in JSON at position.*$/, ''),
    write: mended ?? 'a line with its quotes, colon and comma',
  };
}

function mend(json: string, position: number, before: string, line: string): string | undefined {
  const next = json[position];
  if ((next === '}' || next === ']') && before.endsWith(',')) return line.replace(/,$/, '');
  if (next === '"' && /["\d}\]el]$/.test(before)) return `${line},`;
  return undefined;
}
