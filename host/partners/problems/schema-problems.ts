import type * as z from 'zod';
import { TOKEN_PATHS } from '@staykit/themes/tokens.ts';
import { closest } from '../text/closest.ts';
import { fieldOf } from '../text/field-of.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerText } from '../text/partner-text.ts';
import { shortened } from '../text/shortened.ts';
import { repaired, takes } from './repaired.ts';
import type { Surroundings } from './rule-problems.ts';

/** Keys and values of one file that are told one by one: what has more mistakes is something else than a partner file. */
const MOST = 100;

/** What the schema refuses, with a line that it takes. */
export function schemaProblems(
  all: readonly z.core.$ZodIssue[],
  text: PartnerText,
  around: Surroundings,
): PartnerProblem[] {
  const issues = all.flatMap(meantForm);
  const unknown = issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
    )
    .concat(prototypeKeys(text));
  const found = unknownKeys(unknown.slice(0, MOST), text, around);
  const meant = new Set(found.map(({ meant: path }) => path));
  const wrong = issues.flatMap((issue) => {
    // A misspelt key explains the missing one.
    if (issue.code === 'unrecognized_keys' || meant.has(issue.path.join('.'))) return [];
    return [issue.path];
  });
  const left = unknown.length + wrong.length - found.length - Math.min(wrong.length, MOST);
  return [
    ...wrong.slice(0, MOST).map((path) => wrongValue(path, text, around)),
    ...found.map(({ problem }) => problem),
    ...(left > 0 ? [text.problem([], 'a partner file', `${left} more mistakes`, 'the file anew')] : []),
  ];
}

/** What is wrong inside the form that was meant, where a value of several forms is of none. */
function meantForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const form = issue.errors.find((each) =>
    each.every(({ code, path }) => path.length > 0 && code !== 'invalid_key'),
  );
  return form?.flatMap((each) => meantForm({ ...each, path: [...issue.path, ...each.path] })) ?? [issue];
}

/** Keys that the schema passes over without a word, since they would change what objects are. */
export const prototypeKeys = (text: PartnerText): string[][] =>
  text.paths.filter((path) => path.at(-1) === '__proto__');

/** What is said of each unknown key, and which key was meant: no key twice. */
function unknownKeys(
  paths: readonly PropertyKey[][],
  text: PartnerText,
  around: Surroundings,
): { problem: PartnerProblem; meant?: string }[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    const received = `the unknown key ${shortened(JSON.stringify(key))}`;
    if (parent[0] === 'theme' && (TOKEN_PATHS as readonly string[]).includes(key)) {
      const write = `"tokens": { ${JSON.stringify(key)}: ${shortened(JSON.stringify(text.at(path)))} }`;
      return {
        problem: text.problem(
          path,
          'a token inside "tokens"',
          `${JSON.stringify(key)} beside "preset"`,
          write,
        ),
      };
    }
    const { keys = [] } = fieldOf(parent);
    const free = keys.filter(
      (one) => text.at([...parent, one]) === undefined && !taken.has([...parent, one].join('.')),
    );
    const suggestion = closest(key, free);
    if (suggestion === undefined) {
      const expected = `one of ${keys.filter((one) => one !== '$schema').join(', ')}`;
      return { problem: text.problem(path, expected, received, 'nothing: take this line out') };
    }
    const meant = [...parent, suggestion];
    taken.add(meant.join('.'));
    const value = text.at(path);
    const write = takes(meant, value, text, around) ? { value } : repaired(meant, value, text, around);
    return {
      problem: text.problem(
        path,
        `"${suggestion}" (did you mean it?)`,
        received,
        typeof write === 'string' ? write : { ...write, key: suggestion },
      ),
      meant: meant.join('.'),
    };
  });
}

function wrongValue(path: PropertyKey[], text: PartnerText, around: Surroundings): PartnerProblem {
  const field = fieldOf(path);
  const received = text.at(path);
  const shown =
    received === undefined ? 'nothing: the key is missing' : shortened(JSON.stringify(received), 300);
  const expected = field.description ?? (path.length === 0 ? 'an object { ... }' : 'another kind of value');
  if (path.length === 0) return text.problem(path, expected, shown, '{ "minisiteId": 1042, ... }');
  return text.problem(path, expected, shown, repaired(path, received, text, around));
}
