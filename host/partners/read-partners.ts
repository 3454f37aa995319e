import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkPartner } from './check-partner.ts';
import { fileFault, MOST_BYTES, partnerFiles } from './partner-files.ts';
import type { PartnerProblem } from './partner-error.ts';
import { createPartnerRegistry, type MinisiteMatch, type PartnerRegistry } from './partner-registry.ts';
import type { Partner } from './partner.ts';
import { refusedPartner, type RefusedPartner } from './refused-partner.ts';
import { sharedProblems, type PartnerEntry, type ReservedSegments } from './problems/shared-problems.ts';

/**
 * Reads every `<slug>/partner.json` of `folder` and checks them, each by itself and all together. A partner whose file
 * cannot be used is among the registry's `refused`, with all of its problems; the others are served. No folder is no
 * partner.
 *
 * @param shopHosts host names of the shop, which no partner may have
 * @param match how addresses are held against those of partners
 */
export function readPartners(
  folder = '',
  reserved: ReservedSegments,
  shopHosts: readonly string[] = [],
  match?: MinisiteMatch,
): PartnerRegistry {
  const files = partnerFiles(folder);
  const problems: PartnerProblem[] = [];
  const warnings: PartnerProblem[] = [];
  const entries: PartnerEntry[] = [];
  for (const { slug, file, json, problem } of files) {
    if (problem) {
      problems.push(problem);
      continue;
    }
    const checked = checkPartner(file, json, shopHosts);
    if (checked.settings) entries.push({ slug, settings: checked.settings, text: checked.text });
    problems.push(...checked.problems);
    warnings.push(...(checked.warnings ?? []));
  }
  problems.push(
    ...entries.flatMap((entry) => [...missingFiles(entry, folder), ...unreadText(entry, folder)]),
    ...sharedProblems(entries, reserved),
  );
  const refused = files.flatMap(({ slug, file, json = '' }): RefusedPartner[] => {
    const own = problems.filter((each) => each.file === file);
    return own.length > 0 ? [refusedPartner(slug, json, own, shopHosts)] : [];
  });
  const partners = entries
    .filter(({ slug }) => !refused.some((each) => each.slug === slug))
    .map((entry) => toPartner(entry, folder));
  return createPartnerRegistry(partners, { warnings, refused, ...(match && { match }) });
}

/** Pictures and texts that are named and cannot be read. */
function missingFiles({ slug, settings, text }: PartnerEntry, folder: string): PartnerProblem[] {
  const named: [PropertyKey[], string | undefined][] = [
    [['bannerUrls', 'desktop'], settings.bannerUrls.desktop],
    [['bannerUrls', 'mobile'], settings.bannerUrls.mobile],
    [['logoUrl'], settings.logoUrl],
    [['logoDarkUrl'], settings.logoDarkUrl],
    [['legalText'], isTextFile(settings.legalText) ? settings.legalText : undefined],
  ];
  return named.flatMap(([path, name]) => {
    if (name === undefined || isElsewhere(name)) return [];
    const fault = fileFault(folder, join(slug, name), isTextFile(name) ? MOST_BYTES : undefined);
    if (fault === undefined) return [];
    return [
      text.problem(
        path,
        `a file in ${basename(folder)}/${slug}/`,
        `"${name}", which is ${fault}`,
        `the name of a file that is there, or add ${basename(folder)}/${slug}/${name}`,
      ),
    ];
  });
}

/** A legal text that is the name of a file, but of none that is read. */
function unreadText(
  { slug, settings: { legalText = '' }, text }: PartnerEntry,
  folder: string,
): PartnerProblem[] {
  const namesFile = /^[^\n]{1,100}\.(txt|md|html?|pdf|docx?)$/i.test(legalText);
  if (!namesFile || isTextFile(legalText)) return [];
  return [
    text.problem(
      ['legalText'],
      `the text for the footer, or the name of a .txt file in ${basename(folder)}/${slug}/ (a-z, 0-9, - and _)`,
      `${JSON.stringify(legalText)}, which would stand in the footer as it is`,
      { value: 'legal.txt' },
    ),
  ];
}

function toPartner(
  { slug, settings: { $schema: _schema, legalText, features, ...rest } }: PartnerEntry,
  folder: string,
): Partner {
  const legal = isTextFile(legalText)
    ? readFileSync(join(folder, slug, legalText), 'utf8').trim()
    : legalText;
  return {
    ...rest,
    slug,
    folder: join(folder, slug),
    features: features ?? {},
    ...(legal === undefined ? {} : { legalText: legal }),
  };
}

function isTextFile(legalText: string | undefined): legalText is string {
  return legalText !== undefined && /^[\w-]+\.txt$/.test(legalText);
}

/** Whether a picture is not of the partner's folder. */
function isElsewhere(name: string): boolean {
  return name.startsWith('/') || name.startsWith('https://');
}
