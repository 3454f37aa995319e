import * as z from 'zod/mini';
import { instantAt } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { documentPlace } from '@staykit/gateway/content/versions/document.ts';
import {
  publishVersion,
  saveVersion,
  withdrawPublication,
} from '@staykit/gateway/content/versions/edit-content.ts';
import { PREVIEW_MS, previewToken } from '@staykit/gateway/content/versions/preview.ts';
import { inEffect } from '@staykit/gateway/content/versions/schedule.ts';
import { openPublications, versionsById } from '@staykit/gateway/content/versions/version-source.ts';
import type { Queryable } from '@staykit/gateway/database/database.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import { PREVIEW_PARAMETER } from '@staykit/routing/preview-link.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { BackOfficeParts } from '../../back-office-parts.ts';
import { action, resource, type ActionContext, type Row } from '../../registry/resource.ts';
import { Conditions, sqlList } from '../../registry/sql-list.ts';
import { EDIT_CONTENT, localeOf, localTime, pathOf } from './documents.ts';

const COLUMNS = `id::text as id, document, note, made_by as "madeBy", made_at as "madeAt"`;

type VersionRow = Row & { document: string };

interface PublishedRow {
  id: number;
  version: string;
  from: Date;
  until: Date | null;
  publishedBy: string;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** Versions with when each is, was or will be shown, in the time of their market. */
async function withPublications(
  db: Pick<Queryable, 'query'>,
  parts: BackOfficeParts,
  rows: readonly VersionRow[],
): Promise<Row[]> {
  const found = await db.query<PublishedRow>(
    `select id, version_id::text as version, from_at as "from", until_at as "until", published_by as "publishedBy",
       withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy"
     from content_publications where version_id = any($1::bigint[]) order by id desc`,
    [rows.map(({ id }) => id)],
  );
  const now = parts.clock();
  const shown = new Set([...inEffect(await openPublications(db, now), now).values()].map(({ id }) => id));
  return rows.map((row) => {
    const locale = localeOf(row.document, parts) ?? 'fr_FR';
    return {
      ...row,
      timeZone: settingsOf(locale).timeZone,
      publications: found
        .filter(({ version }) => version === row.id)
        .map(({ from, until, withdrawnAt, ...one }) => ({
          ...one,
          id: String(one.id),
          from: localTime(from, locale),
          until: until && localTime(until, locale),
          withdrawnAt: withdrawnAt && localTime(withdrawnAt, locale),
          state: publicationState({ from, until, withdrawnAt }, shown.has(one.id), now),
        })),
    };
  });
}

/** `covered`: it holds, and one that began later is shown. */
function publicationState(
  { from, until, withdrawnAt }: Pick<PublishedRow, 'from' | 'until' | 'withdrawnAt'>,
  isShown: boolean,
  now: number,
): 'withdrawn' | 'over' | 'scheduled' | 'shown' | 'covered' {
  if (withdrawnAt) return 'withdrawn';
  if (until && Number(until) <= now) return 'over';
  if (Number(from) > now) return 'scheduled';
  return isShown ? 'shown' : 'covered';
}

const localInstant = () => z.optional(z.string().check(z.maxLength(19)));

/** The version of a row; it was found before. */
async function versionOf({ db }: Pick<ActionContext, 'db'>, id: string) {
  const [version] = await versionsById(db, [Number(id)]);
  if (!version) throw new GatewayError('NOT_FOUND', 'There is no such version.');
  return version;
}

/** An instant that was written in the time of a document's market. */
function instantOf(name: string, text: string | undefined, locale: Locale): number | undefined {
  if (text === undefined || text === '') return undefined;
  const { timeZone } = settingsOf(locale);
  const instant = instantAt(text, timeZone);
  if (instant === undefined)
    throw new GatewayError(
      'BAD_REQUEST',
      `${name}: expected a day and time, such as 2030-06-01T08:00, that the clocks of ${timeZone} show.`,
    );
  return instant;
}

function marketOfDocument(document: string, parts: BackOfficeParts): Locale {
  const locale = localeOf(document, parts);
  if (!locale) throw new GatewayError('NOT_FOUND', `There is no content ${document}.`);
  return locale;
}

/** Pages on which kinds of content are shown; others are on the home page. */
const PAGES: Readonly<Record<string, string>> = {
  'targeted-banners': '/search',
  'gift-block': '/search',
  'box-block': '/search',
  ideas: '/ideas',
  'box-listing': '/boxes',
};

/** Path of the page that shows a document. */
function pageOf(document: string, { partners }: BackOfficeParts): string {
  const place = documentPlace(document);
  if (place?.partner !== undefined)
    return `/${partners.all.find(({ slug }) => slug === place.partner)?.minisiteUrl ?? ''}`;
  if (place?.id === undefined) return PAGES[place?.kind ?? ''] ?? '/';
  return `/${place.kind === 'landing' ? 'landing' : 'content'}/${place.id}`;
}

/** The history of a document: each version can be seen on its page, published, taken back, and made the draft again. */
export const contentVersions = resource({
  name: 'contentVersions',
  roles: EDIT_CONTENT,
  filter: z.object({
    /** Id of a row of `content`. */
    content: z.optional(z.string().check(z.maxLength(100))),
  }),
  sorts: ['madeAt'],
  async list({ db, parts }, { filter, ...query }) {
    const { rows, total } = await sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'content_versions',
        conditions: new Conditions().where(
          filter.content && pathOf(filter.content),
          (text) => `document = ${text}`,
        ),
        sorts: { madeAt: 'content_versions.id' },
      },
      query,
    );
    return { rows: await withPublications(db, parts, rows as VersionRow[]), total };
  },
  async get({ db, parts }, id) {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const rows = await db.query<VersionRow>(`select ${COLUMNS} from content_versions where id = $1`, [id]);
    return (await withPublications(db, parts, rows))[0];
  },
  actions: {
    publish: action(
      EDIT_CONTENT,
      z.object({ from: localInstant(), until: localInstant() }),
      async (context, id, given) => {
        const { db, parts, staff, now } = context;
        const { document } = await versionOf(context, id);
        const locale = marketOfDocument(document, parts);
        const from = instantOf('from', given.from, locale) ?? now;
        const until = instantOf('until', given.until, locale);
        const { files } = await parts.content.files.read();
        await db.transaction((tx) =>
          publishVersion(tx, { files, by: staff.email, now }, { version: Number(id), from, until }),
        );
      },
    ),
    withdraw: action(
      EDIT_CONTENT,
      z.object({ publication: z.string().check(z.regex(/^\d{1,15}$/, 'expected its id')) }),
      async (context, id, { publication }) => {
        const { db, parts, staff, now } = context;
        const { document } = await versionOf(context, id);
        const { files } = await parts.content.files.read();
        await db.transaction((tx) =>
          withdrawPublication(
            tx,
            { files, by: staff.email, now },
            { document, publication: Number(publication) },
          ),
        );
      },
    ),
    restore: action(EDIT_CONTENT, z.object({}), async (context, id) => {
      const { db, parts, staff, now } = context;
      const { document, body } = await versionOf(context, id);
      const { files } = await parts.content.files.read();
      await db.transaction(async (tx) => {
        const [latest] = await tx.query<{ id: number }>(
          'select max(id) as id from content_versions where document = $1',
          [document],
        );
        await saveVersion(
          tx,
          { files, by: staff.email, now },
          { document, body, base: latest?.id ?? null, note: `Version ${id} again` },
        );
      });
    }),
    preview: action(EDIT_CONTENT, z.object({}), async (context, id) => {
      const { db, parts, now, once } = context;
      const { document } = await versionOf(context, id);
      const site = siteAddress(marketOfDocument(document, parts), context.origin, parts.sites);
      const token = previewToken(parts.secret, Number(id), now + PREVIEW_MS);
      // Nothing is changed: the log alone is written.
      await db.transaction(async () => undefined);
      once['link'] = `${site ?? ''}${pageOf(document, parts)}?${PREVIEW_PARAMETER}=${token}`;
    }),
  },
});
