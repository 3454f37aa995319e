import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkPartner } from './check-partner.ts';
import { PartnerError, type PartnerProblem } from './partner-error.ts';
import { createPartnerRegistry, type PartnerRegistry } from './partner-registry.ts';
import type { Partner } from './partner.ts';
import { sharedProblems, type PartnerEntry, type ReservedSegments } from './shared-problems.ts';

/**
 * Reads every `<slug>/partner.json` of `folder` and checks them, each by itself and all together. Throws one
 * `PartnerError` that holds every problem, so that a file is corrected in one go.
 */
export function readPartners(folder: string, reserved: ReservedSegments): PartnerRegistry {
  const slugs = !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'partner.json')))
        .map(({ name }) => name)
        .toSorted();
  const problems: PartnerProblem[] = [];
  const warnings: PartnerProblem[] = [];
  const entries: PartnerEntry[] = [];
  for (const slug of slugs) {
    const file = `${basename(folder)}/${slug}/partner.json`;
    const checked = checkPartner(file, readFileSync(join(folder, slug, 'partner.json'), 'utf8'));
    if (checked.settings) entries.push({ slug, settings: checked.settings, text: checked.text });
    problems.push(...checked.problems);
    warnings.push(...(checked.warnings ?? []));
  }
  problems.push(
    ...entries.flatMap((entry) => [...missingFiles(entry, folder), ...unreadText(entry, folder)]),
    ...sharedProblems(entries, reserved),
  );
  if (problems.length > 0) throw new PartnerError(problems);
  const partners = entries.map((entry) => toPartner(entry, join(folder, entry.slug)));
  return createPartnerRegistry(partners, warnings);
}

/** Pictures and texts that are named and not there. */
function missingFiles({ slug, settings, text }: PartnerEntry, folder: string): PartnerProblem[] {
  const named: [PropertyKey[], string | undefined][] = [
    [['bannerUrls', 'desktop'], settings.bannerUrls.desktop],
    [['bannerUrls', 'mobile'], settings.bannerUrls.mobile],
    [['logoUrl'], settings.logoUrl],
    [['logoDarkUrl'], settings.logoDarkUrl],
    [['legalText'], isTextFile(settings.legalText) ? settings.legalText : undefined],
  ];
  return named.flatMap(([path, name]) => {
    if (name === undefined || isElsewhere(name) || existsSync(join(folder, slug, name))) return [];
    return [
      text.problem(
        path,
        `a file in ${basename(folder)}/${slug}/`,
        `"${name}", which is not there`,
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
  const legal = isTextFile(legalText) ? readFileSync(join(folder, legalText), 'utf8').trim() : legalText;
  return {
    ...rest,
    slug,
    folder,
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
