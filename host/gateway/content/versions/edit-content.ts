import type { Locale } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { linkProblems } from '../check-links.ts';
import { describeProblem, type ContentProblem } from '../content-error.ts';
import { contentIn } from '../content-store.ts';
import { contentByLocale, type KnownFiles } from '../read-content.ts';
import { checkDocument, documentPlace } from './document.ts';
import { changesAfter, inEffect, type Publication } from './schedule.ts';
import { openPublications, versionsById } from './version-source.ts';

/** Who changes something, and when. */
export interface Editing {
  /** The files below the versions. */
  files: KnownFiles;
  /** E-mail address of the editor. */
  by: string;
  /** The present instant in ms since 1970. */
  now: number;
}

/** Refuses what `content check` refuses, and says each problem with the path of its value. */
function refuse(problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  throw new GatewayError('BAD_REQUEST', problems.map(describeProblem).join('\n\n'), undefined, { problems });
}

type Parsed = ReadonlyMap<string, { good?: unknown }>;

/** What versions say, by id. */
async function parsedVersions(
  tx: Queryable,
  ids: readonly number[],
): Promise<Map<number, { good: unknown }>> {
  const versions = await versionsById(tx, ids);
  return new Map(
    versions.flatMap(({ id, document, body }) => {
      const good = checkDocument(document, body)?.value;
      return good === undefined ? [] : [[id, { good }]];
    }),
  );
}

/** Problems of links in a locale that `after` has and `before` has not. */
function newProblems(locale: Locale, before: Parsed, after: Parsed): ContentProblem[] {
  const problemsOf = (files: Parsed) => linkProblems(locale, contentIn(contentByLocale(files), locale));
  const known = new Set(problemsOf(before).map(describeProblem));
  return problemsOf(after).filter((problem) => !known.has(describeProblem(problem)));
}

/**
 * Saves a version as a draft. `base`: id of the version that it was made from, null for a file; another editor's later
 * one is not passed over in silence. Its links must lead to what is shown or is a draft. Returns its id.
 */
export async function saveVersion(
  tx: Queryable,
  { files, by, now }: Editing,
  {
    document,
    body,
    base,
    note,
  }: { document: string; body: string; base: number | null; note?: string | undefined },
): Promise<number> {
  const checked = checkDocument(document, body);
  if (!checked) throw new GatewayError('NOT_FOUND', `There is no content ${document}.`);
  refuse(checked.problems);
  await holdChanges(tx);
  const [latest] = await tx.query<{ id: number; madeBy: string }>(
    `select id, made_by as "madeBy" from content_versions where document = $1 order by id desc limit 1`,
    [document],
  );
  if ((latest?.id ?? null) !== base)
    throw new GatewayError(
      'BAD_REQUEST',
      `${latest?.madeBy ?? 'Somebody'} saved another version meanwhile. Save again to put yours in its place.`,
      undefined,
      { agree: { base: latest === undefined ? null : String(latest.id) } },
    );
  const { locale } = documentPlace(document) ?? {};
  if (locale) {
    const newest = await tx.query<{ id: number; document: string }>(
      `select max(id)::bigint as id, document from content_versions where document like $1 group by document`,
      [`${locale.replace('_', String.raw`\_`)}/%`],
    );
    const parsed = await parsedVersions(
      tx,
      newest.map(({ id }) => id),
    );
    const drafts = newest.flatMap((one) => {
      const good = parsed.get(one.id);
      return good ? [[one.document, good] as const] : [];
    });
    const before = new Map<string, { good?: unknown }>([...files, ...drafts]);
    refuse(newProblems(locale, before, new Map([...before, [document, { good: checked.value }]])));
  }
  const [made] = await tx.query<{ id: number }>(
    `insert into content_versions (document, body, note, made_by, made_at) values ($1, $2, $3, $4, $5) returning id`,
    [document, body, note ?? null, by, new Date(now)],
  );
  return made?.id ?? 0;
}

/** Publishes a version from an instant, until another where one is given, both in ms since 1970. */
export async function publishVersion(
  tx: Queryable,
  { files, by, now }: Editing,
  { version, from, until }: { version: number; from: number; until?: number | undefined },
): Promise<void> {
  if (from < now) throw new GatewayError('BAD_REQUEST', 'from: this instant is over.');
  if (until !== undefined && until <= from)
    throw new GatewayError('BAD_REQUEST', 'until: expected an instant after the first.');
  await changed(tx);
  const [found] = await versionsById(tx, [version]);
  if (!found) throw new GatewayError('NOT_FOUND', 'There is no such version.');
  // It may be of a release with other rules.
  refuse(checkDocument(found.document, found.body)?.problems ?? []);
  const [made] = await tx.query<{ id: number }>(
    `insert into content_publications (version_id, from_at, until_at, published_by, published_at)
    values ($1, $2, $3, $4, $5) returning id`,
    [version, new Date(from), until === undefined ? null : new Date(until), by, new Date(now)],
  );
  const after = await openPublications(tx, now);
  const before = after.filter(({ id }) => id !== made?.id);
  await refuseSchedule(tx, { files, document: found.document, now, before, after });
}

/** Takes a publication back: what held before it is shown again, or will be. */
export async function withdrawPublication(
  tx: Queryable,
  { files, by, now }: Editing,
  { document, publication }: { document: string; publication: number },
): Promise<void> {
  await changed(tx);
  const before = await openPublications(tx, now);
  if (!before.some(({ id, document: of }) => id === publication && of === document))
    throw new GatewayError('BAD_REQUEST', 'This publication is over, or was taken back already.');
  await tx.query('update content_publications set withdrawn_at = $2, withdrawn_by = $3 where id = $1', [
    publication,
    new Date(now),
    by,
  ]);
  const after = before.filter(({ id }) => id !== publication);
  await refuseSchedule(tx, { files, document, now, before, after });
}

/** Waits for other editors: two changes that are good alone might not be so together. */
async function holdChanges(tx: Queryable): Promise<void> {
  await tx.lock('content', 'select token from content_change for update');
}

/** The same, and tells every process. */
async function changed(tx: Queryable): Promise<void> {
  await tx.lock('content', 'update content_change set token = gen_random_uuid()');
}

/** Refuses a schedule that leaves a link of the document's locale without its end at some instant from now on. */
async function refuseSchedule(
  tx: Queryable,
  given: {
    files: KnownFiles;
    document: string;
    now: number;
    before: readonly Publication[];
    after: readonly Publication[];
  },
): Promise<void> {
  const { files, document, now, before, after } = given;
  const { locale } = documentPlace(document) ?? {};
  if (!locale) return;
  const ofLocale = (all: readonly Publication[]) =>
    all.filter((one) => one.document.startsWith(`${locale}/`));
  const [old, next] = [ofLocale(before), ofLocale(after)];
  const parsed = await parsedVersions(
    tx,
    [...old, ...next].map(({ version }) => version),
  );
  const shown = (all: readonly Publication[], instant: number): Parsed =>
    new Map<string, { good?: unknown }>([
      ...files,
      ...[...inEffect(all, instant)].flatMap(([path, { version }]) => {
        const good = parsed.get(version);
        return good ? [[path, good] as const] : [];
      }),
    ]);
  for (const instant of [now, ...changesAfter([...old, ...next], now)])
    refuse(newProblems(locale, shown(old, instant), shown(next, instant)));
}
