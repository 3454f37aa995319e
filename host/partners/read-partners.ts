import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkPartner } from './check-partner.ts';
import { composeFile } from './reading/compose-file.ts';
import { fileFault, fileOf, isElsewhere, MOST_BYTES, partnerFile, partnerFolders } from './partner-files.ts';
import type { PartnerProblem } from './partner-error.ts';
import { createPartnerRegistry, type MinisiteMatch, type PartnerRegistry } from './partner-registry.ts';
import type { PartnerText } from './partner-text.ts';
import type { Partner } from './partner.ts';
import { refusedPartner, type RefusedPartner } from './refused-partner.ts';
import { pictureProblems } from './problems/picture-problems.ts';
import { sharedProblems, type PartnerEntry, type ReservedSegments } from './problems/shared-problems.ts';

/** Where partners are, and what none of them may claim. */
export interface PartnerSources {
  /** The folder with a folder of each partner; no folder is no partner. */
  folder?: string | undefined;
  /** First segments of paths that are the shop's. */
  reserved: ReservedSegments;
  /** Host names of the shop. */
  shopHosts?: readonly string[];
  /** Ids of partners whose contract lets them leave out the mark of the shop. Default: nobody asks, and all show it. */
  unbranded?: readonly number[] | undefined;
  /** How addresses are held against those of partners. */
  match?: MinisiteMatch | undefined;
}

/** Reads the partners of a folder as often as it is asked. */
export interface PartnerReader {
  /**
   * Told which folders changed, it checks only those again. A partner that was served before its file became unusable is
   * served as it was, and is among the refused too.
   */
  read(changed?: ReadonlySet<string>): PartnerRegistry;
  /** Folders of the partners that take over a file of the folder, or the file of another partner. */
  dependentsOf(name: string): readonly string[];
}

/** A partner's folder after its check by itself. */
interface CheckedFolder {
  slug: string;
  /** Text of the file; empty where it cannot be read. */
  json: string;
  /** What it takes over: names in the partners' folder. */
  bases: readonly string[];
  problems: readonly PartnerProblem[];
  warnings: readonly PartnerProblem[];
  /** What it claims beside other partners, where the file can be understood. */
  entry?: PartnerEntry;
  /** Absent where it has problems. */
  partner?: Partner;
}

/**
 * Reads every `<slug>/partner.json` of a folder and checks them, each by itself and all together. A partner whose file
 * cannot be used is among the registry's `refused`, with all of its problems; the others are served.
 */
export function readPartners(
  folder = '',
  reserved: ReservedSegments,
  shopHosts: readonly string[] = [],
  more: Pick<PartnerSources, 'match' | 'unbranded'> = {},
): PartnerRegistry {
  return partnerReader({ folder, reserved, shopHosts, ...more }).read();
}

/** A reader of the partners of a folder. */
export function partnerReader({
  folder = '',
  reserved,
  shopHosts = [],
  match,
  unbranded,
}: PartnerSources): PartnerReader {
  let checked = new Map<string, CheckedFolder>();
  let served = new Map<string, CheckedFolder>();
  const read = (changed?: ReadonlySet<string>) => {
    const folders = partnerFolders(folder).map((slug) => {
      const known = changed?.has(slug) === false ? checked.get(slug) : undefined;
      return known ?? checkFolder(folder, slug, shopHosts, unbranded);
    });
    checked = new Map(folders.map((one) => [one.slug, one]));
    const shared = sharedProblems(entriesOf(folders), reserved);
    const refused = folders.flatMap(({ slug, json, problems }): RefusedPartner[] => {
      const own = [...problems, ...shared.filter(({ file }) => file === fileOf(folder, slug))];
      return own.length > 0 ? [refusedPartner(slug, json, own, shopHosts)] : [];
    });
    const isRefused = new Set(refused.map(({ slug }) => slug));
    const wanted = folders.flatMap((one) => (isRefused.has(one.slug) ? (served.get(one.slug) ?? []) : one));
    // What was served before may claim what another partner has now.
    const taken = new Set(sharedProblems(entriesOf(wanted), reserved).map(({ file }) => file));
    served = new Map(
      wanted
        .filter(({ slug }) => !isRefused.has(slug) || !taken.has(fileOf(folder, slug)))
        .map((one) => [one.slug, one]),
    );
    return createPartnerRegistry(
      [...served.values()].flatMap(({ partner }) => partner ?? []),
      { warnings: eachOnce(folders.flatMap(({ warnings }) => warnings)), refused, ...(match && { match }) },
    );
  };
  return {
    read,
    dependentsOf: (name) =>
      [...checked.values()].filter(({ bases }) => bases.includes(name)).map(({ slug }) => slug),
  };
}

/** What is said of a base is said once, however many partners take it over. */
const eachOnce = (warnings: readonly PartnerProblem[]): PartnerProblem[] => [
  ...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values(),
];

const entriesOf = (folders: readonly CheckedFolder[]): PartnerEntry[] =>
  folders.flatMap(({ entry }) => entry ?? []);

/** Checks what one folder says by itself. */
function checkFolder(
  folder: string,
  slug: string,
  shopHosts: readonly string[],
  unbranded: PartnerSources['unbranded'],
): CheckedFolder {
  const { file, json = '', problem } = partnerFile(folder, slug);
  if (problem) return { slug, json, bases: [], problems: [problem], warnings: [] };
  const { bases, places, ...composed } = composeFile(folder, slug, file, json);
  if (composed.problems.length > 0)
    return { slug, json, bases, problems: composed.problems, warnings: composed.warnings };
  const { warnings: found = [], ...read } = checkPartner(file, composed.json, shopHosts, places);
  const warnings = [...composed.warnings, ...found];
  if (!read.settings) return { slug, json, bases, problems: read.problems, warnings };
  const isUnbranded = unbranded?.includes(read.settings.minisiteId) === true;
  if (unbranded && !isUnbranded) warnings.push(...wrongMark(read.settings, read.text));
  const entry = { slug, settings: read.settings, text: read.text };
  const missing = [...missingFiles(entry, folder), ...unreadText(entry, folder)];
  if (missing.length === 0) missing.push(...pictureProblems(entry, folder));
  const partner = missing.length > 0 ? undefined : toPartner(entry, folder, isUnbranded);
  return { slug, json, bases, problems: missing, warnings, entry, ...(partner && { partner }) };
}

/** A mark that the contract of the partner does not let it leave out: it is shown all the same. */
function wrongMark({ minisiteId, features }: PartnerEntry['settings'], text: PartnerText): PartnerProblem[] {
  if (features?.shopMark !== false) return [];
  return [
    text.problem(
      ['features', 'shopMark'],
      `true, or a contract that allows it: ${minisiteId} among UNBRANDED_MINISITES of the shop`,
      'false; the mark of the shop is shown',
      { value: true },
    ),
  ];
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
  {
    slug,
    settings: { $schema: _schema, version: _version, extends: _extends, legalText, features, ...rest },
  }: PartnerEntry,
  folder: string,
  isUnbranded: boolean,
): Partner {
  const { shopMark = true, ...others } = features ?? {};
  const legal = isTextFile(legalText)
    ? readFileSync(join(folder, slug, legalText), 'utf8').trim()
    : legalText;
  return {
    ...rest,
    slug,
    folder: join(folder, slug),
    features: { ...others, ...(isUnbranded && !shopMark && { shopMark }) },
    ...(legal === undefined ? {} : { legalText: legal }),
  };
}

function isTextFile(legalText: string | undefined): legalText is string {
  return legalText !== undefined && /^[\w-]+\.txt$/.test(legalText);
}
