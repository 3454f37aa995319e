import { join } from 'node:path';
import { describeProblem, PartnerError } from '@staykit/partners/partner-error.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { TOP } from '../../top.ts';
import { CliError } from '../cli-error.ts';

/** The flag of every command that reads partner files. */
export const folderArg = {
  type: 'string',
  description: 'Folder of the partner files; default: PARTNERS_DIR, or the sample partners',
} as const;

/** The folder that a command was given, or that of the environment, or the sample partners. */
export const partnersFolder = (given: string | undefined): string =>
  given ?? readEnv(process.env).partnersDir ?? join(TOP, 'partners');

/** The partners of these slugs, or all without any. Throws a `PartnerError` if one of their files is invalid. */
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
    throw unknownPartner(slug, all);
  });
}

/** What to say where no folder has the name that was asked for. */
export const unknownPartner = (slug: string, all: readonly Partner[]): CliError =>
  new CliError(`Unknown partner "${slug}". Partners: ${all.map((one) => one.slug).join(', ')}.`);

/** Prints warnings about the files of these partners, or of all without any: what is said of a shared base once. */
export function printWarnings({ warnings, warningsOf }: PartnerRegistry, slugs: readonly string[]): void {
  const chosen = slugs.length === 0 ? warnings : slugs.flatMap((slug) => warningsOf(slug));
  for (const warning of new Set(chosen.map(describeProblem))) console.warn(`warning: ${warning}\n`);
}
