import { join } from 'node:path';
import { describeProblem, PartnerError, type PartnerProblem } from '../partners/partner-error.ts';
import type { PartnerRegistry } from '../partners/partner-registry.ts';
import type { Partner } from '../partners/partner.ts';
import { TOP } from '../top.ts';
import { CliError } from './cli-error.ts';

/** The flag of every command that reads partner files. */
export const folderArg = {
  type: 'string',
  description: 'Folder of the partner files',
  default: join(TOP, 'partners'),
} as const;

/**
 * The partners of these slugs, or all of them where none is named. Throws a `PartnerError` where the file of one of them
 * cannot be used.
 */
export function partnersOf(
  { all, refused }: Pick<PartnerRegistry, 'all' | 'refused'>,
  slugs: readonly string[],
): readonly Partner[] {
  const problems = refused
    .filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
    .flatMap((each) => each.problems);
  if (problems.length > 0) throw new PartnerError(problems);
  if (slugs.length === 0) return all;
  return slugs.map((slug) => {
    const partner = all.find((one) => one.slug === slug);
    if (partner) return partner;
    throw new CliError(`There is no partner "${slug}". There are: ${all.map((one) => one.slug).join(', ')}.`);
  });
}

/** Of what files say those of these partners, or of all of them where none is named. */
export function meantOf(
  problems: readonly PartnerProblem[],
  slugs: readonly string[],
): readonly PartnerProblem[] {
  return problems.filter(
    ({ file }) => slugs.length === 0 || slugs.some((slug) => file.includes(`/${slug}/`)),
  );
}

/** What of partner files works and not well, as a person reads it in a terminal. */
export function tellWarnings({ warnings }: PartnerRegistry, slugs: readonly string[]): void {
  for (const warning of meantOf(warnings, slugs)) console.warn(`warning: ${describeProblem(warning)}\n`);
}
