import type { PartnerProblem } from './partner-error.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { partnerSchema, type PartnerSettings } from './partner-schema.ts';
import { PartnerText } from './text/partner-text.ts';
import { ruleProblems, type Surroundings } from './problems/rule-problems.ts';
import { prototypeKeys, schemaProblems } from './problems/schema-problems.ts';
import { syntaxProblems } from './problems/syntax-problem.ts';
import { themeWarnings } from './problems/theme-warnings.ts';
import { shortened } from './text/shortened.ts';

/** A partner file after its check: its settings and text, or what is wrong with it. */
export type CheckedPartner =
  | {
      settings: PartnerSettings;
      sound: PartnerSettings;
      text: PartnerText;
      problems: [];
      warnings: PartnerProblem[];
    }
  | {
      settings?: undefined;
      problems: PartnerProblem[];
      warnings?: undefined;
      /** What of the file can be used: those of its fields in which nothing is wrong. */
      sound?: Partial<PartnerSettings>;
      text?: PartnerText;
    };

/**
 * Checks one partner file by itself; what it shares with others is the registry's to check. `shopHosts` are the host names
 * that no partner may have, `around` is what suggestions have to know. All that is wrong is told at once; a suggested
 * line is one that the check takes. [MINISITE-01..03]
 */
export function checkPartner(
  file: string,
  json: string,
  shopHosts: readonly string[] = [],
  around: Surroundings = {},
): CheckedPartner {
  const surroundings = { ...around, shopHosts };
  const text = new PartnerText(file, json, around.places);
  const problems = syntaxProblems(file, json.replace(/^\uFEFF/, ''), text.faults);
  // A walk that was ended has no value.
  if (text.value === undefined) return { problems };
  problems.push(...text.twice.map(({ path, line }) => keyTwice(file, path, line)));
  const result = partnerSchema.safeParse(text.value);
  const issues = result.error?.issues ?? [];
  if (issues.length > 0 || prototypeKeys(text).length > 0)
    problems.push(...schemaProblems(issues, text, surroundings));
  // What is wrong in one field does not keep the others from being looked at.
  const sound = result.data ?? soundFields(text, issues);
  problems.push(...ruleProblems(sound, text, surroundings));
  if (problems.length > 0 || !result.success) return { problems, sound, text };
  const settings = result.data;
  const warnings = [...themeWarnings(settings, text), ...idleWarnings(settings, text)];
  return { settings, sound: settings, text, problems: [], warnings };
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

/** The fields of a file in which the schema finds nothing. The schema changes no value. */
function soundFields(
  text: PartnerText,
  issues: readonly { code: string; path: PropertyKey[] }[],
): Partial<PartnerSettings> {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const known = Object.keys(partnerSchema.shape);
  if (typeof text.value !== 'object' || Array.isArray(text.value)) return {};
  return Object.fromEntries(
    known
      .filter((key) => !wrong.has(key) && text.at([key]) !== undefined)
      .map((key) => [key, text.at([key])]),
  ) as Partial<PartnerSettings>;
}

function keyTwice(file: string, path: readonly string[], line: number): PartnerProblem {
  return {
    file,
    line,
    path: shortened(path.join('.')),
    expected: 'every key once',
    received: `${shortened(JSON.stringify(path.at(-1)))} a second time`,
    write: 'nothing: take one of the two lines out',
  };
}
