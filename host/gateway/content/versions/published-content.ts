import type { Locale } from '@staykit/values/market/locale.ts';
import { describeProblem } from '../content-error.ts';
import { contentIn, type ContentStore, type FileContent } from '../content-store.ts';
import type { LocaleContent } from '../locale-content.ts';
import { contentByLocale, type ReadContent } from '../read-content.ts';
import type { PartnerBanner } from '../schema/partner-banner.ts';
import { checkDocument, partnerBannerPath } from './document.ts';
import { previewedVersion } from './preview.ts';
import { changesAfter, inEffect, type Publication } from './schedule.ts';
import type { VersionSource } from './version-source.ts';

/** Milliseconds for which publications are taken for known. */
const FRESH_MS = 1_000;
/** Milliseconds after which a request waits until they are read again. */
const STALE_MS = 5_000;

/** A version with what its text says; without it where the text cannot be used. */
interface ParsedVersion {
  document: string;
  good?: unknown;
}

/** What documents say, by path. */
type Layer = readonly (readonly [document: string, says: { good?: unknown }])[];

/** Content of files with what editors published laid over it. */
export interface PublishedContent extends Required<ContentStore> {
  /** The files below. */
  files: FileContent;
}

/** What `publishContent` reads. */
export interface PublishedContentOptions {
  files: FileContent;
  versions: VersionSource;
  /** The present instant in ms since 1970. */
  clock?: () => number;
  /** Whether the versions can be read now; while they cannot, the schedule that is known goes on. */
  isUp?: () => boolean;
  /** Called when publications cannot be read, or a version cannot be used any more. */
  warn?(problems: string): void;
}

/**
 * Lays published versions over the files. Publications are read again within two seconds of a change by any process;
 * a schedule that is known takes effect at its instant. Within a preview, its version takes the place of what is shown.
 */
export async function publishContent({
  files,
  versions: source,
  clock = Date.now,
  isUp = () => true,
  warn = () => undefined,
}: PublishedContentOptions): Promise<PublishedContent> {
  let publications: readonly Publication[] = [];
  let state = '';
  let readAt = clock();
  let refreshing: Promise<void> | undefined;
  /** Published versions by id. */
  let known: ReadonlyMap<number, ParsedVersion> = new Map();
  let merged: { read: ReadContent; from: number; until: number; content: ReadContent['content'] } | undefined;

  async function parsed(ids: readonly number[]): Promise<Map<number, ParsedVersion>> {
    const versions = ids.length === 0 ? [] : await source.versions(ids);
    return new Map(
      versions.map((version) => {
        const { document, id, body } = version;
        const checked = checkDocument(document, body);
        if (checked && checked.problems.length > 0)
          warn(`version ${id} cannot be used:\n${checked.problems.map(describeProblem).join('\n\n')}`);
        return [id, { document, ...(checked?.value !== undefined && { good: checked.value }) }];
      }),
    );
  }

  async function readSchedule(): Promise<void> {
    const present = await source.state();
    if (present === state) return;
    const open = await source.publications(clock());
    // All of them again: a restored backup may have others with the same ids.
    known = await parsed([...new Set(open.map(({ version }) => version))]);
    publications = open;
    state = present;
    merged = undefined;
  }

  async function refresh(): Promise<void> {
    try {
      if (isUp()) await readSchedule();
    } catch (error) {
      // What is known goes on, with its schedule.
      warn(error instanceof Error ? error.message : String(error));
    } finally {
      readAt = clock();
      refreshing = undefined;
    }
  }

  async function fresh(): Promise<void> {
    const age = clock() - readAt;
    if (age > FRESH_MS) refreshing ??= refresh();
    if (age > STALE_MS) await refreshing;
  }

  /** Versions that are shown at `now`, by document. */
  const shownAt = (now: number): Layer =>
    [...inEffect(publications, now)].flatMap(([document, { version }]) => {
      const good = known.get(version)?.good;
      return good === undefined ? [] : [[document, { good }] as const];
    });

  async function previewed(): Promise<Layer> {
    const id = previewedVersion();
    if (id === undefined) return [];
    const version = known.get(id) ?? (await parsed([id])).get(id);
    return version?.good === undefined ? [] : [[version.document, { good: version.good }]];
  }

  async function contentNow(): Promise<ReadContent['content']> {
    await fresh();
    const read = await files.read();
    const now = clock();
    const over = await previewed();
    if (over.length > 0)
      return contentByLocale(new Map<string, { good?: unknown }>([...read.files, ...shownAt(now), ...over]));
    if (!merged || merged.read !== read || now < merged.from || now >= merged.until) {
      const [until = Infinity] = changesAfter(publications, now);
      const content = contentByLocale(new Map<string, { good?: unknown }>([...read.files, ...shownAt(now)]));
      merged = { read, from: now, until, content };
    }
    return merged.content;
  }

  await readSchedule();
  return {
    files,
    of: async (locale: Locale): Promise<LocaleContent> => contentIn(await contentNow(), locale),
    nextChange: () => changesAfter(publications, clock())[0],
    async partnerBanner(slug) {
      await fresh();
      const path = partnerBannerPath(slug);
      const found = new Map([...shownAt(clock()), ...(await previewed())]).get(path);
      return found?.good as PartnerBanner | undefined;
    },
  };
}
