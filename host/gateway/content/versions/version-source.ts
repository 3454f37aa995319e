import type { Database, Queryable } from '../../database/database.ts';
import type { Publication } from './schedule.ts';

/** A version as editors saved it. */
export interface Version {
  id: number;
  document: string;
  /** The text of the document. */
  body: string;
}

/** Where versions and their publications are read. */
export interface VersionSource {
  /** Another text with each change of publications. */
  state(): Promise<string>;
  /** All publications that hold, or will, at `now`. */
  publications(now: number): Promise<Publication[]>;
  versions(ids: readonly number[]): Promise<Version[]>;
}

/** The publications of a database that are not taken back and not over at `now`, in ms since 1970. */
export async function openPublications(db: Pick<Queryable, 'query'>, now: number): Promise<Publication[]> {
  const rows = await db.query<{
    id: number;
    document: string;
    version: number;
    from: Date;
    until: Date | null;
  }>(
    `select p.id, v.document, p.version_id as version, p.from_at as "from", p.until_at as "until"
       from content_publications p join content_versions v on v.id = p.version_id
      where p.withdrawn_at is null and (p.until_at is null or p.until_at > $1) order by p.id`,
    [new Date(now)],
  );
  return rows.map(({ from, until, ...one }) => ({
    ...one,
    from: from.getTime(),
    ...(until && { until: until.getTime() }),
  }));
}

/** Versions by their ids; those that there are not are left out. */
export const versionsById = (db: Pick<Queryable, 'query'>, ids: readonly number[]): Promise<Version[]> =>
  db.query<Version>('select id, document, body from content_versions where id = any($1::bigint[])', [ids]);

/** The versions of a database. */
export function databaseVersions(db: Database): VersionSource {
  return {
    async state() {
      const [row] = await db.query<{ token: string }>('select token::text as token from content_change');
      return row?.token ?? '';
    },
    publications: (now) => openPublications(db, now),
    versions: (ids) => versionsById(db, ids),
  };
}
