import type * as z from 'zod';
import { closest } from './closest.ts';
import { domainProblems } from './problems/domain-problems.ts';
import { fieldOf } from './field-of.ts';
import { FORM_LOCALES } from '@staykit/values/market/address-form.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import type { PartnerProblem } from './partner-error.ts';
import { partnerSchema, type PartnerSettings } from './partner-schema.ts';
import { PartnerText } from './partner-text.ts';
import { syntaxProblem } from './problems/syntax-problem.ts';
import type { Places } from './reading/places.ts';
import { themeProblems } from './problems/theme-problems.ts';
import { TOKEN_PATHS } from '@staykit/themes/tokens.ts';
import { themeWarnings } from './problems/theme-warnings.ts';

/** A partner file after its check: its settings and text, or what is wrong with it. */
export type CheckedPartner =
  | { settings: PartnerSettings; text: PartnerText; problems: []; warnings: PartnerProblem[] }
  | { settings?: undefined; problems: PartnerProblem[]; warnings?: undefined };

/**
 * Checks one partner file by itself; what it shares with others is the registry's to check. `shopHosts` are the host names
 * that no partner may have, `places` where the values of a text stand that was put together. [MINISITE-01..03]
 */
export function checkPartner(
  file: string,
  json: string,
  shopHosts: readonly string[] = [],
  places?: Places,
): CheckedPartner {
  let text: PartnerText;
  try {
    text = new PartnerText(file, json, places);
  } catch (error) {
    return { problems: [syntaxProblem(file, json, error)] };
  }
  // Which of two is meant only its author knows; what the values are can wait for that.
  if (text.twice.length > 0)
    return { problems: text.twice.map(([path, line]) => keyTwice(file, path, line)) };
  const result = partnerSchema.safeParse(text.value);
  if (!result.success) return { problems: schemaProblems(result.error.issues, text) };
  const problems = [
    ...themeProblems(result.data, text),
    ...domainProblems(result.data, text, shopHosts),
    ...ruleProblems(result.data, text),
  ];
  if (problems.length > 0) return { problems };
  return {
    settings: result.data,
    text,
    problems: [],
    warnings: [...themeWarnings(result.data, text), ...idleWarnings(result.data, text)],
  };
}

/** What is wrong inside the form that was meant, where a value of several forms is of none. */
function meantForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const form = issue.errors.find((each) =>
    each.every(({ code, path }) => path.length > 0 && code !== 'invalid_key'),
  );
  return form?.flatMap((each) => meantForm({ ...each, path: [...issue.path, ...each.path] })) ?? [issue];
}

function schemaProblems(all: z.core.$ZodIssue[], text: PartnerText): PartnerProblem[] {
  const issues = all.flatMap(meantForm);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownKey([...issue.path, key], text)) : [],
  );
  const meant = new Set(unknown.map(({ meant: path }) => path));
  const wrong = issues.flatMap((issue) => {
    // A misspelt key explains the missing one.
    if (issue.code === 'unrecognized_keys' || meant.has(issue.path.join('.'))) return [];
    return [wrongValue(issue.path, text)];
  });
  return [...wrong, ...unknown.map(({ problem }) => problem)];
}

function keyTwice(file: string, path: string, line: number): PartnerProblem {
  const key = JSON.stringify(path.split('.').at(-1));
  return {
    file,
    line,
    path,
    expected: 'every key once',
    received: `${key} a second time`,
    write: 'nothing: take one of the two lines out',
  };
}

function unknownKey(path: PropertyKey[], text: PartnerText): { problem: PartnerProblem; meant?: string } {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const keys = fieldOf(parent).keys ?? [];
  const free = keys.filter((one) => text.at([...parent, one]) === undefined);
  const suggestion = closest(key, free);
  if (parent[0] === 'theme' && (TOKEN_PATHS as readonly string[]).includes(key)) {
    const write = `"tokens": { ${JSON.stringify(key)}: ${JSON.stringify(text.at(path))} }`;
    const problem = text.problem(path, 'a token inside "tokens"', `"${key}" beside "preset"`, write);
    return { problem };
  }
  if (suggestion === undefined) {
    const expected = `one of ${keys.filter((one) => one !== '$schema').join(', ')}`;
    return {
      problem: text.problem(path, expected, `the unknown key "${key}"`, 'nothing: take this line out'),
    };
  }
  const write = `${JSON.stringify(suggestion)}: ${JSON.stringify(text.at(path))},`;
  const problem = text.problem(path, `"${suggestion}" (did you mean it?)`, `the unknown key "${key}"`, write);
  return { problem, meant: [...parent, suggestion].join('.') };
}

function wrongValue(path: PropertyKey[], text: PartnerText): PartnerProblem {
  const field = fieldOf(path);
  const received = text.at(path);
  const shown = received === undefined ? 'nothing: the key is missing' : JSON.stringify(received);
  const expected = field.description ?? (path.length === 0 ? 'an object { ... }' : 'another kind of value');
  if (path.length === 0) return text.problem(path, expected, shown, '{ "minisiteId": 1042, ... }');
  return text.problem(path, expected, shown, { value: repaired(path, received, field) });
}

/** The value that was probably meant, or else the field's example. */
function repaired(
  path: PropertyKey[],
  received: unknown,
  { options, example }: ReturnType<typeof fieldOf>,
): unknown {
  if (options) return (typeof received === 'string' ? closest(received, options) : undefined) ?? options[0];
  const key = path.at(-1);
  if (key === 'minisiteId' && /^\d+$/.test(String(received)) && Number(received) > 0) return Number(received);
  if (key === 'minisiteUrl' && typeof received === 'string') return slugOf(received) || example;
  if (typeof example === 'boolean' && (received === 'true' || received === 'false'))
    return received === 'true';
  return example ?? null;
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a file says and no page does. */
function idleWarnings({ features, minisiteLocale }: PartnerSettings, text: PartnerText): PartnerProblem[] {
  if (features?.languageSelector !== 'main-sites' || marketOf(minisiteLocale) === 'BE') return [];
  return [
    text.problem(
      ['features', 'languageSelector'],
      '"hidden" outside Belgium, whose shop alone has two languages',
      `"main-sites" with ${minisiteLocale}, which shows nothing`,
      { value: 'hidden' },
    ),
  ];
}

function ruleProblems(
  { addressForm, features, legalText, logoUrl, logoDarkUrl, minisiteLocale, offerTerms }: PartnerSettings,
  text: PartnerText,
): PartnerProblem[] {
  const problems: PartnerProblem[] = [];
  if (addressForm !== undefined && !FORM_LOCALES[addressForm].includes(minisiteLocale)) {
    problems.push(
      text.problem(
        ['addressForm'],
        `a form that ${minisiteLocale} has: texts are "${addressForm}" in ${FORM_LOCALES[addressForm].join(', ')}`,
        JSON.stringify(addressForm),
        'nothing: take this line out',
      ),
    );
  }
  if (features?.footer === false && legalText !== undefined) {
    problems.push(
      text.problem(['features', 'footer'], 'true, because "legalText" has to be shown', 'false', {
        value: true,
      }),
    );
  }
  if (logoDarkUrl !== undefined && logoUrl === undefined) {
    problems.push(
      text.problem(['logoUrl'], 'the logo for the day beside "logoDarkUrl"', 'nothing: the key is missing', {
        value: 'logo.svg',
      }),
    );
  }
  if (features?.shopMark === false && logoUrl === undefined) {
    problems.push(
      text.problem(['logoUrl'], 'a logo in place of the mark of the shop', 'nothing: the key is missing', {
        value: 'logo.svg',
      }),
    );
  }
  const window = offerTerms?.window;
  if (window && window.to < window.from) {
    problems.push(
      text.problem(
        ['offerTerms', 'window', 'to'],
        `a day not before "from" (${window.from})`,
        JSON.stringify(window.to),
        { value: window.from },
      ),
    );
  }
  return problems;
}
