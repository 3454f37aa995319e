import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { checkPartner } from './check-partner.ts';
import { closest } from './text/closest.ts';
import { composeFile } from './reading/compose-file.ts';
import {
  fileFault,
  NOT_IN_UTF8,
  fileOf,
  filesOf,
  isElsewhere,
  partnerFile,
  partnerFolders,
  ownPicturesOf,
  picturesOf,
  textFile,
  type PartnerFileText,
} from './partner-files.ts';
import type { PartnerProblem } from './partner-error.ts';
import { createPartnerRegistry, type MinisiteMatch, type PartnerRegistry } from './partner-registry.ts';
import type { PartnerText } from './text/partner-text.ts';
import type { Partner, PictureSize } from './partner.ts';
import type { PartnerSettings } from './partner-schema.ts';
import { refusedPartner, type RefusedPartner } from './refused-partner.ts';
import { faultOf } from './problems/domain-problems.ts';
import { hostLook } from './problems/host-look.ts';
import { legalWarnings } from './problems/legal-warnings.ts';
import { pageWarnings } from './problems/page-warnings.ts';
import { pictureProblems, sizeOf } from './problems/picture-problems.ts';
import { sharedProblems, type PartnerEntry, type ReservedSegments } from './problems/shared-problems.ts';

/** Fields that no two partners may have alike. */
const CLAIMS = ['minisiteId', 'minisiteUrl', 'domains'] as const;

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
  /** The day on which offers are over or not, yyyy-MM-dd. Default: today. */
  today?: () => string;
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
  /** Warnings of one partner's file and of what it takes over, as of the last reading. */
  warningsOf(slug: string): readonly PartnerProblem[];
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
  today = () => new Date().toISOString().slice(0, 10),
}: PartnerSources): PartnerReader {
  let checked = new Map<string, CheckedFolder>();
  let served = new Map<string, CheckedFolder>();
  const warningsOf = (slug: string) => checked.get(slug)?.warnings ?? [];
  const read = (changed?: ReadonlySet<string>) => {
    const slugs = partnerFolders(folder);
    const known = (slug: string) => (changed?.has(slug) === false ? checked.get(slug) : undefined);
    const files = new Map(
      slugs.flatMap((slug) => (known(slug) ? [] : [[slug, partnerFile(folder, slug)] as const])),
    );
    const owners = new Map(
      slugs.flatMap((slug) =>
        addressesOf(slug, files.get(slug)?.json ?? known(slug)?.json).map((url) => [url, slug]),
      ),
    );
    const folders = slugs.map((slug) => {
      const isTaken = (url: string) => reserved.has(url) || (owners.get(url) ?? slug) !== slug;
      const file = files.get(slug);
      return file
        ? checkFolder({ folder, slug, file, shopHosts, isTaken, reserved, unbranded, today: today() })
        : (known(slug) as CheckedFolder);
    });
    checked = new Map(folders.map((one) => [one.slug, one]));
    const broken = new Set(folders.flatMap(({ slug, problems }) => (problems.length > 0 ? [slug] : [])));
    // Who has something keeps it: a file that is new, or claims something new, comes after those that are served.
    const isNew = ({ slug, settings }: PartnerEntry) => {
      const before = served.get(slug)?.entry?.settings;
      return CLAIMS.some((key) => JSON.stringify(settings[key]) !== JSON.stringify(before?.[key]));
    };
    const rank = (entry: PartnerEntry) => 2 * Number(broken.has(entry.slug)) + Number(isNew(entry));
    const shared = sharedProblems(entriesOf(folders), reserved, rank);
    const problemsOf = new Map(
      folders.map(({ slug, problems }) => [
        slug,
        [...problems, ...shared.filter(({ file }) => file === fileOf(folder, slug))],
      ]),
    );
    const isRefused = new Set([...problemsOf].flatMap(([slug, { length }]) => (length > 0 ? [slug] : [])));
    const looks = new Set(
      folders.flatMap(({ slug, entry }) =>
        isRefused.has(slug) ? [] : (entry?.settings.domains ?? []).map(hostLook),
      ),
    );
    const isFree = {
      address: (segment: string) => !reserved.has(segment.toLowerCase()),
      domain: (name: string) => !faultOf(name, shopHosts) && !looks.has(hostLook(name)),
    };
    const refused = folders.flatMap(({ slug, json }): RefusedPartner[] =>
      isRefused.has(slug) ? [refusedPartner(slug, json, problemsOf.get(slug) ?? [], isFree)] : [],
    );
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
      {
        warnings: eachOnce(folders.flatMap(({ warnings }) => warnings)),
        warningsOf,
        refused,
        ...(match && { match }),
      },
    );
  };
  return {
    read,
    dependentsOf: (name) =>
      [...checked.values()].filter(({ bases }) => bases.includes(name)).map(({ slug }) => slug),
    warningsOf,
  };
}

/** What is said of a base is said once, however many partners take it over. */
const eachOnce = (warnings: readonly PartnerProblem[]): PartnerProblem[] => [
  ...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values(),
];

const entriesOf = (folders: readonly CheckedFolder[]): PartnerEntry[] =>
  folders.flatMap(({ entry }) => entry ?? []);

/** Addresses that are a partner's, whatever else its file says: none of them is suggested to another. */
function addressesOf(slug: string, json = ''): string[] {
  return [slug, ...[...json.matchAll(/"minisiteUrl"\s*:\s*"([a-z0-9-]+)"/g)].map(([, url = '']) => url)];
}

/** Checks what one folder says by itself. */
function checkFolder({
  folder,
  slug,
  file: { file, json = '', problem },
  shopHosts,
  isTaken,
  reserved,
  unbranded,
  today,
}: {
  folder: string;
  slug: string;
  file: PartnerFileText;
  shopHosts: readonly string[];
  isTaken: (url: string) => boolean;
  reserved: ReservedSegments;
  unbranded: PartnerSources['unbranded'];
  today: string;
}): CheckedFolder {
  if (problem) return { slug, json, bases: [], problems: [problem], warnings: [] };
  const files = filesOf(folder, slug);
  const { bases, places, ...composed } = composeFile(folder, slug, file, json);
  if (composed.problems.length > 0)
    return { slug, json, bases, problems: composed.problems, warnings: composed.warnings };
  const around = { files, isTaken, ...(places && { places }) };
  const { warnings: found = [], settings, ...read } = checkPartner(file, composed.json, shopHosts, around);
  const warnings = [...composed.warnings, ...found];
  const problems: PartnerProblem[] = [...read.problems, ...folderName(file, slug)];
  if (!read.text) return { slug, json, bases, problems, warnings };
  const entry = { slug, settings: settings ?? read.sound ?? {}, text: read.text };
  const missing = [...missingFiles(entry, folder, files), ...unreadText(entry, folder, files)];
  // A file that is not there has no content.
  const unread = new Set(missing.map(({ path }) => path));
  problems.push(...missing, ...pictureProblems(entry, folder, unread));
  const isUnbranded = settings !== undefined && unbranded?.includes(settings.minisiteId) === true;
  if (settings && unbranded && !isUnbranded) warnings.push(...wrongMark(settings, read.text));
  const partner =
    problems.length === 0 && settings ? toPartner({ slug, settings }, folder, isUnbranded) : undefined;
  if (!partner || !settings) return { slug, json, bases, problems, warnings, entry };
  const further = [
    ...pageWarnings(settings, entry.text, today, reserved),
    ...legalWarnings(settings, partner.legalText, entry.text),
  ];
  return { slug, json, bases, problems, warnings: [...warnings, ...further], entry, partner };
}

/** A mark that the contract of the partner does not let it leave out: it is shown all the same. */
function wrongMark({ minisiteId, features }: PartnerSettings, text: PartnerText): PartnerProblem[] {
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

/** A folder with other letters has no address under which its pictures are served. */
function folderName(file: string, slug: string): PartnerProblem[] {
  if (/^[\w-]+$/.test(slug)) return [];
  const expected = 'a folder name of a-z, 0-9, - and _';
  const write = 'nothing here: give the folder another name';
  return [{ file, line: 1, path: '(the folder)', expected, received: JSON.stringify(slug), write }];
}

/** Pictures and texts that are named and cannot be read. */
function missingFiles(
  { slug, settings, text }: PartnerEntry,
  folder: string,
  files: readonly string[],
): PartnerProblem[] {
  const named = picturesOf(settings);
  if (isTextFile(settings.legalText)) named.set('legalText', settings.legalText);
  return [...named].flatMap(([field, name]) => {
    const path = field.split('.');
    const wrong = nameFault(name);
    if (wrong !== undefined) {
      const meant = files.find((one) => one === basename(name));
      return [
        text.problem(path, wrong, JSON.stringify(name), meant === undefined ? wrong : { value: meant }),
      ];
    }
    if (isElsewhere(name)) return [];
    const { fault } = isTextFile(name)
      ? textFile(folder, slug, name)
      : { fault: fileFault(folder, slug, name) };
    if (fault === undefined) return [];
    const at = `${basename(folder)}/${slug}/`;
    if (fault === NOT_IN_UTF8)
      return [
        text.problem(
          path,
          'a text in UTF-8',
          `"${name}", which is ${fault}`,
          `nothing here: save ${at}${name} as UTF-8`,
        ),
      ];
    const kind = extname(name);
    const meant = closest(
      name,
      files.filter((one) => extname(one) === kind),
    );
    if (meant !== undefined && meant !== name)
      return [
        text.problem(path, `a file in ${at}`, `"${name}", which is ${fault}`, {
          value: meant,
        }),
      ];
    return [
      text.problem(
        path,
        `a file in ${at}`,
        `"${name}", which is ${fault}`,
        `the name of a file that is there, or add ${at}${name}`,
      ),
    ];
  });
}

/** Why no picture of this name would be shown, whatever is there: files are served by their names alone. */
function nameFault(name: string): string | undefined {
  if (name.startsWith('//') || name.includes('..') || /^https:\/\/(?:\/|[^/]+$)/.test(name))
    return 'a file of the folder, a path of the shop that begins with one /, or an address with https://';
  if (isElsewhere(name) || /^[\w~-][\w.~-]*$/.test(name)) return undefined;
  return 'a file of the partner’s folder itself, named in a-z, 0-9, ., -, ~ and _';
}

/** A legal text that is the name of a file, but of none that is read. */
function unreadText(
  { slug, settings: { legalText = '' }, text }: PartnerEntry,
  folder: string,
  files: readonly string[],
): PartnerProblem[] {
  const namesFile = /^[^\n]{1,100}\.(txt|md|html?|pdf|docx?)$/i.test(legalText);
  if (!namesFile || isTextFile(legalText)) return [];
  const meant = files.find(isTextFile);
  return [
    text.problem(
      ['legalText'],
      `the text for the footer, or the name of a .txt file in ${basename(folder)}/${slug}/ (a-z, 0-9, - and _)`,
      `${JSON.stringify(legalText)}, which would stand in the footer as it is`,
      meant === undefined ? 'the text itself, or the name of a .txt file that is there' : { value: meant },
    ),
  ];
}

/** Px below which the form of a drawing is told larger, so that it is told in whole px. */
const LOGO_HEIGHT = 48;

function toPartner(
  {
    slug,
    settings: { $schema: _schema, version: _version, extends: _extends, legalText, features, ...rest },
  }: { slug: string; settings: PartnerSettings },
  folder: string,
  isUnbranded: boolean,
): Partner {
  const { shopMark = true, ...others } = features ?? {};
  const legal = isTextFile(legalText) ? textFile(folder, slug, legalText).text?.trim() : legalText;
  const pictures = ownPicturesOf(rest);
  const sizeFor = (field: 'logoUrl' | 'logoDarkUrl'): PictureSize | undefined => {
    const name = pictures.get(field);
    const size = name === undefined ? undefined : sizeOf(readFileSync(join(folder, slug, name)));
    if (!size) return undefined;
    // A drawing may be in units of any size.
    const scale = Math.max(1, LOGO_HEIGHT / size.height);
    return [Math.round(size.width * scale), Math.round(size.height * scale)];
  };
  const [logoSize, logoDarkSize] = [sizeFor('logoUrl'), sizeFor('logoDarkUrl')];
  return {
    ...rest,
    slug,
    folder: join(folder, slug),
    ...(logoSize && { logoSize }),
    ...(logoDarkSize && { logoDarkSize }),
    features: { ...others, ...(isUnbranded && !shopMark && { shopMark }) },
    ...(legal === undefined ? {} : { legalText: legal }),
  };
}

function isTextFile(legalText: string | undefined): legalText is string {
  return legalText !== undefined && /^[\w-]+\.txt$/.test(legalText);
}
