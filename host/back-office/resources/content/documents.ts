import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { SINGLE_FILES } from '@staykit/gateway/content/content-files.ts';
import { documentPlace, formValue, partnerBannerPath } from '@staykit/gateway/content/versions/document.ts';
import { inEffect, type Publication } from '@staykit/gateway/content/versions/schedule.ts';
import { openPublications } from '@staykit/gateway/content/versions/version-source.ts';
import type { Queryable } from '@staykit/gateway/database/database.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import type { BackOfficeParts } from '../../back-office-parts.ts';
import type { Row } from '../../registry/resource.ts';

/** Who edits content. */
export const EDIT_CONTENT = ['content'] as const;

/**
 * `missing`: nothing is there. `file`: the file is shown. `draft`: the last version is not published. `scheduled`: it
 * will be. `shown`: it is.
 */
export const CONTENT_STATES = ['missing', 'file', 'draft', 'scheduled', 'shown'] as const;

type ContentState = (typeof CONTENT_STATES)[number];

/** A path as the id of a row: an address has no slash within. */
export const rowId = (document: string): string => document.replaceAll('/', ':');

/** The path of a row. */
export const pathOf = (id: string): string => id.replaceAll(':', '/');

/** A document with its last version. */
interface DocumentRow extends Row {
  document: string;
  locale: Locale;
  kind: string;
  /** Slug of a landing page, id of a text, folder of a partner; empty for others. */
  name: string;
  state: ContentState;
  /** Id of the last version; null: there is the file alone. */
  version: string | null;
  madeBy: string | null;
  madeAt: Date | null;
}

/** Where rows are read: the database or a transaction, and the parts. */
interface Source {
  db: Pick<Queryable, 'query'>;
  parts: Pick<BackOfficeParts, 'content' | 'partners' | 'clock'>;
}

/** The locale of a document: that of a minisite for its banner. Undefined where there can be no such document. */
export function localeOf(
  document: string,
  { partners }: Pick<BackOfficeParts, 'partners'>,
): Locale | undefined {
  const place = documentPlace(document);
  return place?.partner === undefined
    ? place?.locale
    : partners.all.find(({ slug }) => slug === place.partner)?.minisiteLocale;
}

/** An instant in words of the market's clocks, to the second. */
export function localTime(instant: number | Date, locale: Locale): string {
  const { date, time } = marketNow(Number(instant), settingsOf(locale).timeZone);
  return `${date} ${time}`;
}

interface LatestVersion {
  id: string;
  document: string;
  madeBy: string;
  madeAt: Date;
}

/** All documents that are there or can be. */
export async function documentRows({ db, parts }: Source): Promise<DocumentRow[]> {
  const { files } = await parts.content.files.read();
  const latest = await db.query<LatestVersion>(
    `select distinct on (document) id::text as id, document, made_by as "madeBy", made_at as "madeAt"
    from content_versions order by document, content_versions.id desc`,
  );
  const versions = new Map(latest.map((one) => [one.document, one]));
  const now = parts.clock();
  const open = await openPublications(db, now);
  const paths = new Set([
    ...LOCALES.flatMap((locale) => Object.keys(SINGLE_FILES).map((name) => `${locale}/${name}`)),
    ...files.keys(),
    ...versions.keys(),
    ...parts.partners.all.map(({ slug }) => partnerBannerPath(slug)),
  ]);
  return [...paths].flatMap((document) => {
    const place = documentPlace(document);
    const locale = localeOf(document, parts);
    if (!place || !locale) return [];
    const version = versions.get(document);
    return {
      id: rowId(document),
      document,
      locale,
      kind: place.kind,
      name: place.partner ?? place.id ?? '',
      state: stateOf({
        version: version && Number(version.id),
        shown: inEffect(open, now).get(document),
        later: open.filter((one) => one.document === document && one.from > now),
        hasFile: files.has(document) || place.partner !== undefined,
      }),
      version: version?.id ?? null,
      madeBy: version?.madeBy ?? null,
      madeAt: version?.madeAt ?? null,
    };
  });
}

function stateOf(given: {
  version: number | undefined;
  shown: Publication | undefined;
  later: readonly Publication[];
  hasFile: boolean;
}): ContentState {
  const { version, shown, later, hasFile } = given;
  if (version === undefined) return hasFile ? 'file' : 'missing';
  if (shown?.version === version) return 'shown';
  return later.some((one) => one.version === version) ? 'scheduled' : 'draft';
}

/** What a form edits: the last version, or else the file; undefined where there is neither. */
export async function valueOf({ db, parts }: Source, { document, version }: DocumentRow): Promise<unknown> {
  if (version !== null) {
    const [row] = await db.query<{ body: string }>('select body from content_versions where id = $1', [
      version,
    ]);
    return row && formValue(document, row.body);
  }
  const place = documentPlace(document);
  if (place?.partner !== undefined)
    return parts.partners.all.find(({ slug }) => slug === place.partner)?.bannerUrls;
  const { files } = await parts.content.files.read();
  const file = files.get(document);
  // One that is not valid just now cannot be edited as a form.
  return file && file.problems.length === 0 ? formValue(document, file.text) : undefined;
}
