import type { PartnerProblem } from '../partner-error.ts';
import { shortened } from '../text/shortened.ts';
import { walkJson, type JsonFault } from '../text/walk-json.ts';

const EXPECTED =
  'JSON: keys and texts in double quotes, a comma between two lines and none after the last, no comments';

/** All that makes a text no JSON, each with its line, and the line as it should read where that can be told. */
export function syntaxProblems(file: string, json: string, faults: readonly JsonFault[]): PartnerProblem[] {
  const lines = json.split('\n');
  return faults.map((fault) => ({
    file,
    line: fault.line,
    path: '(the whole file)',
    expected: fault.wanted === undefined ? EXPECTED : `${EXPECTED}; here ${fault.wanted}`,
    received: receivedOf(fault),
    write: mended(fault, lines[fault.line - 1] ?? '', json) ?? 'a line with its quotes, colon and comma',
  }));
}

/** The first thing that makes a text no JSON. */
export function syntaxProblem(file: string, json: string): PartnerProblem {
  const [problem] = syntaxProblems(file, json, walkJson(json).faults);
  return (
    problem ?? {
      file,
      path: '(the whole file)',
      expected: EXPECTED,
      received: 'something else',
      write: 'the file anew',
    }
  );
}

function receivedOf({ kind, token }: JsonFault): string {
  if (kind === 'comment') return `the comment ${shortened(token)}`;
  if (kind === 'extra comma') return 'a comma after the last value';
  if (kind === 'missing comma') return `no comma before ${shortened(token)}`;
  if (kind === 'bare key') return `${shortened(token)} without quotes`;
  return token === '' ? 'the end of the file' : shortened(token);
}

/** The line without its fault; a comment that goes on below it is not mended. */
function mended({ kind, token, offset }: JsonFault, line: string, json: string): string | undefined {
  const at = offset - (json.lastIndexOf('\n', offset - 1) + 1);
  const [before, after] = [line.slice(0, at), line.slice(at)];
  const text = {
    comment: token.includes('\n') ? before : before.trimEnd() + after.slice(token.length),
    'extra comma': before + after.slice(1),
    'missing comma': `${before},${after}`,
    'bare key': `${before}${JSON.stringify(token)}${after.slice(token.length)}`,
    unexpected: undefined,
  }[kind]?.trim();
  if (kind === 'comment' && text === '') return 'nothing: take the comment out';
  return text && shortened(text, 400);
}
