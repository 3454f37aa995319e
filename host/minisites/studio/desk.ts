import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { partnerFolders } from '@staykit/partners/partner-files.ts';
import { nextPartnerId } from '@staykit/partners/next-partner-id.ts';
import { SLUG } from '@staykit/partners/partner-schema.ts';
import { migrate, PARTNER_VERSION, versionOf } from '@staykit/partners/reading/migrations.ts';
import type { PartnerProblem } from '@staykit/partners/partner-error.ts';
import { createDraftCheck, type CheckOptions, type Findings } from './draft-check.ts';
import { utf8Text } from '@staykit/partners/text/utf8-text.ts';
import { PARTNER_FILE, readFolder, revisionOf, writeFolder, type FolderFiles } from './folder-files.ts';
import { addToHistory, readHistory, type HistoryEntry } from './history.ts';
import { StudioError } from './studio-error.ts';

/** What a partner file says, as the form edits it: with the text in place of the name of its file. */
export type Settings = Readonly<Record<string, unknown>>;

/** A partner as the studio shows it. */
export interface OpenPartner extends Findings {
  slug: string;
  /** State of the draft: what writes must name. */
  revision: string;
  settings: Settings;
  history: readonly HistoryEntry[];
  /** The version that visitors see; absent where none is published. */
  published?: number;
  /** The version that the draft is equal to; absent where it was changed since. */
  saved?: number;
}

/** A partner in the list. */
export interface PartnerLine {
  slug: string;
  name: string;
  isPublished: boolean;
  hasDraft: boolean;
}

/** A new partner, from which its files are made. */
export interface NewDraft {
  id: number;
  url: string;
  locale: string;
  name: string;
}

/** Where the desk works. */
export interface DeskOptions extends Omit<CheckOptions, 'drafts' | 'mirror' | 'scratch'> {
  clock: () => number;
  /** Files of a new partner: valid, with placeholders. */
  newFiles: (partner: NewDraft) => Readonly<Record<string, string>>;
}

/** Folder beside the partners that holds drafts and versions; hidden, so that no shop takes it for a partner. */
export const STUDIO_FOLDER = '.studio';

const LEGAL_FILE = /^[\w-]+\.txt$/;

/**
 * The desk of a folder of partners: drafts, versions and publication. All of it is files; each change is written whole or
 * not. `who` is the person that the history names.
 */
export function createDesk(options: DeskOptions) {
  const { folder, clock, newFiles } = options;
  const home = join(folder, STUDIO_FOLDER);
  const scratch = join(home, 'scratch');
  const drafts = join(home, 'drafts');
  const mirror = join(home, 'mirror', basename(folder));
  const { check, showDrafts } = createDraftCheck({ ...options, drafts, mirror, scratch });
  const draftOf = (slug: string) => join(drafts, slug);
  const versionOf = (slug: string, version: number) => join(home, 'versions', slug, String(version));
  const historyOf = (slug: string) => join(home, 'history', `${slug}.jsonl`);
  const note = (who: string, slug: string, version: number, action: HistoryEntry['action']) =>
    addToHistory(historyOf(slug), { version, action, who, at: new Date(clock()).toISOString() });

  /** Names come from addresses: nothing but a name of a folder is looked for. */
  function named(slug: string): string {
    if (!SLUG.test(slug) || slug.length > 60)
      throw new StudioError('BAD_INPUT', `"${slug.slice(0, 80)}" is not a name of a-z, 0-9 and -.`);
    return slug;
  }

  /** The files of the draft; of a published partner without one they are copied first. */
  function draft(slug: string): FolderFiles {
    const files = readFolder(draftOf(named(slug)));
    if (files.size > 0) return files;
    const found = readFolder(join(folder, slug));
    if (!found.has(PARTNER_FILE)) throw new StudioError('NOT_FOUND', `There is no partner "${slug}".`);
    writeFolder(draftOf(slug), found, scratch);
    return found;
  }

  /** Revisions of versions, by their folders: a version never changes, and is read once. */
  const revisions = new Map<string, string>();
  function revisionOfVersion(slug: string, version: number): string {
    const place = versionOf(slug, version);
    const known = revisions.get(place) ?? revisionOf(readFolder(place));
    revisions.set(place, known);
    return known;
  }

  /** The latest version with these files. */
  function versionWith(slug: string, files: FolderFiles): number | undefined {
    const revision = revisionOf(files);
    return versions(slug).findLast((one) => revisionOfVersion(slug, one) === revision);
  }

  const versions = (slug: string): number[] => {
    const place = join(home, 'versions', slug);
    return existsSync(place)
      ? readdirSync(place)
          .map(Number)
          .toSorted((a, b) => a - b)
      : [];
  };

  /** Keeps files as a version, unless the latest is just so. */
  function keep(who: string, slug: string, files: FolderFiles, action: HistoryEntry['action']): number {
    const all = versions(slug);
    const latest = all.at(-1) ?? 0;
    if (versionWith(slug, files) === latest) return latest;
    writeFolder(versionOf(slug, latest + 1), files, scratch);
    note(who, slug, latest + 1, action);
    return latest + 1;
  }

  /** What visitors see now, as a version of its own if somebody changed the files without the studio. */
  function keepPublished(who: string, slug: string): number | undefined {
    const files = readFolder(join(folder, slug));
    if (!files.has(PARTNER_FILE)) return undefined;
    return versionWith(slug, files) ?? keep(who, slug, files, 'found');
  }

  function shown(who: string, slug: string, files: FolderFiles, findings = check(slug, files)): OpenPartner {
    const published = keepPublished(who, slug);
    const saved = versionWith(slug, files);
    return {
      slug,
      revision: revisionOf(files),
      settings: settingsOf(files),
      history: readHistory(historyOf(slug)),
      ...findings,
      ...(published !== undefined && { published }),
      ...(saved !== undefined && { saved }),
    };
  }

  /** The draft, if it is still the one that whoever writes has seen. */
  function unchanged(slug: string, revision: string): FolderFiles {
    const files = draft(slug);
    if (revisionOf(files) !== revision)
      throw new StudioError(
        'CONFLICT',
        'This draft was changed in another window meanwhile. Load it again, or put yours in its place.',
      );
    return files;
  }

  function refuse(problems: readonly PartnerProblem[], what: string): void {
    if (problems.length > 0)
      throw new StudioError('REFUSED', `${what}: the check found ${problems.length} problems.`, problems);
  }

  /** Checks files and makes them the draft; those with problems are told and not kept. */
  function write(slug: string, files: FolderFiles): Findings {
    const findings = check(slug, files);
    if (findings.problems.length === 0) writeFolder(draftOf(slug), files, scratch);
    return findings;
  }

  return {
    /** The folder whose partners a preview serves: the drafts, among the partners that have none and what they extend. */
    mirror,

    /** Makes it as the drafts are now. */
    showDrafts,

    /** All partners: published ones and drafts. */
    list(): PartnerLine[] {
      const published = new Set(partnerFolders(folder).filter((slug) => SLUG.test(slug)));
      const drafted = new Set(partnerFolders(drafts));
      return [...new Set([...published, ...drafted])].toSorted().map((slug) => ({
        slug,
        name: nameOf(readFolder(drafted.has(slug) ? draftOf(slug) : join(folder, slug)), slug),
        isPublished: published.has(slug),
        hasDraft: drafted.has(slug),
      }));
    },

    /** A partner with its draft, versions and what the check says. */
    open: (who: string, slug: string): OpenPartner => shown(who, slug, draft(slug)),

    /** A new partner, as a draft. */
    create(who: string, { slug, locale, name }: { slug: string; locale: string; name: string }): OpenPartner {
      if (existsSync(join(folder, named(slug))) || existsSync(draftOf(slug)))
        throw new StudioError('BAD_INPUT', `There is a partner "${slug}" already: choose another name.`);
      const ids = [folder, drafts].flatMap((place) =>
        partnerFolders(place).map(
          (one) => Number(settingsOf(readFolder(join(place, one)))['minisiteId']) || 0,
        ),
      );
      const files = asFiles(newFiles({ id: nextPartnerId(ids), url: slug, locale, name }));
      const findings = write(slug, files);
      refuse(findings.problems, 'The partner was not made');
      return shown(who, slug, files, findings);
    },

    /** The draft with other settings. Where the check refuses them, the draft stays as it was. */
    change(
      slug: string,
      revision: string,
      settings: Settings,
    ): { isKept: boolean; revision: string } & Findings {
      const next = withSettings(unchanged(slug, revision), settings);
      const findings = write(slug, next);
      const isKept = findings.problems.length === 0;
      return { isKept, revision: isKept ? revisionOf(next) : revision, ...findings };
    },

    /** Puts a picture in its place: `path` is that of its value, `bannerUrls.mobile`. */
    putPicture(
      who: string,
      slug: string,
      revision: string,
      { path, body, ending }: { path: string; body: Buffer; ending: string },
    ): OpenPartner {
      const files = unchanged(slug, revision);
      const digest = createHash('sha256').update(body).digest('hex').slice(0, 8);
      const word = path
        .replace(/Urls?\b/, '')
        .replaceAll('.', '-')
        .toLowerCase();
      const name = `${word}-${digest}.${ending}`;
      const settings = withValue(settingsOf(files), path.split('.'), name);
      const next = withSettings(new Map([...files, [name, body]]), settings);
      const findings = write(slug, next);
      refuse(findings.problems, 'The picture was not taken');
      return shown(who, slug, next, findings);
    },

    /** A file of the draft. */
    file(slug: string, name: string): Buffer {
      const body = draft(slug).get(name);
      if (!body) throw new StudioError('NOT_FOUND', `There is no file "${name.slice(0, 80)}".`);
      return body;
    },

    /** The logo of the draft, its own or one that it takes over by the name of a file of its own. */
    logo(slug: string): Buffer {
      const files = draft(slug);
      const name = settingsOf(files)['logoUrl'] ?? check(slug, files).taken['logoUrl']?.value;
      const body = files.get(String(name));
      if (!body) throw new StudioError('BAD_INPUT', 'There is no logo yet.');
      return body;
    },

    /** The files of the draft, as they are published. */
    files: (slug: string): FolderFiles => draft(slug),

    /** Keeps the draft as a version. */
    save(who: string, slug: string, revision: string): OpenPartner {
      const files = unchanged(slug, revision);
      const findings = check(slug, files);
      refuse(findings.problems, 'Nothing was saved');
      keepPublished(who, slug);
      keep(who, slug, files, 'saved');
      return shown(who, slug, files, findings);
    },

    /** Shows the draft to visitors, kept as a version before. */
    publish(who: string, slug: string, revision: string): OpenPartner {
      const files = unchanged(slug, revision);
      refuse(check(slug, files, 'published').problems, 'Nothing was published');
      keepPublished(who, slug);
      const version = versionWith(slug, files) ?? keep(who, slug, files, 'saved');
      writeFolder(join(folder, slug), files, scratch);
      note(who, slug, version, 'published');
      return shown(who, slug, files);
    },

    /** Takes a partner from the shop. Its draft and versions stay. */
    takeBack(who: string, slug: string, revision: string): OpenPartner {
      const files = unchanged(slug, revision);
      const version = keepPublished(who, slug);
      if (version === undefined) throw new StudioError('BAD_INPUT', 'This partner is not published.');
      refuse(check(slug, undefined, 'published').problems, 'Nothing was taken back: others extend it');
      // One step for those who read: the folder is there, or it is not.
      // It is kept as it was: versions have no folders inside it.
      const gone = join(home, 'taken-back', `${slug}-${clock()}`);
      mkdirSync(dirname(gone), { recursive: true });
      renameSync(join(folder, slug), gone);
      note(who, slug, version, 'taken back');
      return shown(who, slug, files);
    },

    /** Makes the draft a version again; what it was is kept as one before. */
    restore(who: string, slug: string, revision: string, version: number): OpenPartner {
      const files = unchanged(slug, revision);
      const old = versions(slug).includes(version) ? readFolder(versionOf(slug, version)) : undefined;
      if (!old) throw new StudioError('NOT_FOUND', `There is no version ${version} of this partner.`);
      if (check(slug, files).problems.length === 0 && versionWith(slug, files) === undefined)
        keep(who, slug, files, 'saved');
      writeFolder(draftOf(slug), old, scratch);
      note(who, slug, version, 'restored');
      return shown(who, slug, old);
    },
  };
}

const asFiles = (texts: Readonly<Record<string, string>>): FolderFiles =>
  new Map(
    Object.entries(texts)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => [name, Buffer.from(text)]),
  );

/** A text of the folder; the check refuses those that are not in UTF-8, and none of their letters is lost meanwhile. */
function textOf(files: FolderFiles, name: string): string | undefined {
  const bytes = files.get(name);
  return bytes && (utf8Text(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
}

/** What the file says; nothing of a file that is no JSON. */
function fileSettings(files: FolderFiles): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(textOf(files, PARTNER_FILE) ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings in the shape of this release, whatever the version of the file. */
function settingsOf(files: FolderFiles): Settings {
  const read = fileSettings(files);
  const {
    $schema: _schema,
    version: _version,
    ...settings
  } = migrate(read, versionOf(read) ?? PARTNER_VERSION).value;
  const named = settings['legalText'];
  const text = typeof named === 'string' ? textOf(files, named)?.trimEnd() : undefined;
  return text === undefined ? settings : { ...settings, legalText: text };
}

function nameOf(files: FolderFiles, slug: string): string {
  const { partnerName } = fileSettings(files);
  return typeof partnerName === 'string' ? partnerName : slug;
}

/** The files with other settings: their text in a file of its own, and no picture that nothing names. */
function withSettings(files: FolderFiles, { legalText, ...settings }: Settings): FolderFiles {
  const read = fileSettings(files);
  const { $schema, legalText: before } = read;
  // What this release cannot read stays for the check to refuse.
  const isKnown = (versionOf(read) ?? Infinity) <= PARTNER_VERSION;
  const isText = typeof legalText === 'string' && legalText.trim() !== '';
  const named = typeof before === 'string' && LEGAL_FILE.test(before) ? before : 'legal.txt';
  const legal = isText ? named : legalText === '' ? undefined : legalText;
  const value = {
    ...($schema === undefined ? {} : { $schema }),
    version: isKnown ? PARTNER_VERSION : read['version'],
    ...settings,
    ...(legal === undefined ? {} : { legalText: legal }),
  };
  const json = `${JSON.stringify(value, null, 2)}\n`;
  const wasNamed = textOf(files, PARTNER_FILE) ?? '';
  // A base may name a file of this folder that the partner's own file names no more.
  const isOurs = (name: string) => settings['extends'] === undefined || /-[0-9a-f]{8}\.\w+$/.test(name);
  const kept = [...files].filter(
    ([name]) => !wasNamed.includes(`"${name}"`) || json.includes(`"${name}"`) || !isOurs(name),
  );
  const next = new Map([...kept, [PARTNER_FILE, Buffer.from(json)] as const]);
  if (isText) next.set(named, Buffer.from(`${legalText.trimEnd()}\n`));
  return new Map([...next].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function withValue(settings: Settings, [key = '', ...rest]: readonly string[], value: string): Settings {
  if (rest.length === 0) return { ...settings, [key]: value };
  return { ...settings, [key]: withValue((settings[key] ?? {}) as Settings, rest, value) };
}
