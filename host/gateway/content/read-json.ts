import type * as z from 'zod';
import { closest } from '@staykit/partners/text/closest.ts';
import { jsonLines, type JsonLines } from '@staykit/partners/text/json-lines.ts';
import { syntaxProblem } from '@staykit/partners/problems/syntax-problem.ts';
import type { ContentProblem } from './content-error.ts';

/** Result of parsing a file: its value or its problems. */
export type Checked<Value> =
  | { value: Value; problems: [] }
  | { value?: undefined; problems: ContentProblem[] };

/** Parses a JSON file and validates it. */
export function readJson<Schema extends z.ZodType>(
  file: string,
  json: string,
  schema: Schema,
): Checked<z.output<Schema>> {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    const { write: _write, ...problem } = syntaxProblem(file, json);
    return { problems: [problem] };
  }
  const result = schema.safeParse(raw);
  if (result.success) return { value: result.data, problems: [] };
  const lines = jsonLines(json);
  return {
    problems: result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(file, [...issue.path, key], issue.message, lines))
        : [wrongValue(file, issue, raw, lines)],
    ),
  };
}

function wrongValue(file: string, issue: z.core.$ZodIssue, raw: unknown, lines: JsonLines): ContentProblem {
  // For an unknown kind of block, the problem is its `kind`.
  const path = issue.path;
  const received = at(raw, path);
  return {
    file,
    ...lineOf(path, lines),
    path: path.join('.') || '(the whole file)',
    expected: issue.message,
    received: received === undefined ? 'nothing: the key is missing' : shortened(JSON.stringify(received)),
  };
}

function unknownKey(file: string, path: PropertyKey[], known: string, lines: JsonLines): ContentProblem {
  const key = String(path.at(-1));
  const names = known.replace(/^an object with /, '').split(', ');
  const meant = closest(key, names);
  return {
    file,
    ...lineOf(path, lines),
    path: path.join('.'),
    expected: meant === undefined ? `one of ${names.join(', ')}` : `"${meant}" (did you mean it?)`,
    received: `the unknown key "${key}"`,
  };
}

/** The line of a value, or of the object that lacks it. */
function lineOf(path: readonly PropertyKey[], lines: JsonLines): { line?: number } {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return { line };
  }
  return {};
}

function at(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    raw,
  );
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
