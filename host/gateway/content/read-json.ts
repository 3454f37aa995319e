import type * as z from 'zod';
import { closest } from '../../partners/closest.ts';
import { jsonLines, type JsonLines } from '../../partners/json-lines.ts';
import { syntaxProblem } from '../../partners/syntax-problem.ts';
import type { ContentProblem } from './content-error.ts';

/** A content file after its check: what it holds, or what is wrong with it. */
export type Checked<Value> =
  | { value: Value; problems: [] }
  | { value?: undefined; problems: ContentProblem[] };

/** Checks the text of a JSON file against its schema. */
export function readJson<Schema extends z.ZodType>(
  file: string,
  json: string,
  schema: Schema,
): Checked<z.output<Schema>> {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (error) {
    const { write: _write, ...problem } = syntaxProblem(file, json, error);
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
  // Of a block whose kind is unknown the kind is what is wrong.
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

/** The line of a value, or of what it is missing in. */
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
