import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FOLDERS, type ContentFolder } from '@staykit/gateway/content/content-files.ts';
import { bannerFile } from '@staykit/gateway/content/schema/partner-banner.ts';
import {
  DOCUMENT_KINDS,
  documentPlace,
  documentText,
  formSchema,
} from '@staykit/gateway/content/versions/document.ts';
import { saveVersion } from '@staykit/gateway/content/versions/edit-content.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { BackOfficeParts } from '../../back-office-parts.ts';
import { action, resource, type ActionContext } from '../../registry/resource.ts';
import { optionalText } from '../fields.ts';
import { CONTENT_STATES, documentRows, EDIT_CONTENT, pathOf, rowId, valueOf } from './documents.ts';

const note = () => z.optional(z.string().check(z.trim(), z.maxLength(300)));

/** Largest text of a document, in letters. */
const MOST = 400_000;

/** Saves a draft of a document. */
async function save(
  { db, staff, now, parts }: ActionContext,
  document: string,
  given: { value: unknown; base: string | null; note?: string | undefined },
): Promise<void> {
  const body = documentText(document, given.value);
  if (body.length > MOST) throw new GatewayError('BAD_REQUEST', `value: expected at most ${MOST} letters.`);
  refuseMissingPictures(document, given.value, parts);
  const { files } = await parts.content.files.read();
  await db.transaction(async (tx) => {
    await saveVersion(
      tx,
      { files, by: staff.email, now },
      { document, body, base: given.base === null ? null : Number(given.base), note: given.note },
    );
    return rowId(document);
  });
}

/** Pictures of a partner's banner are files of its folder: one that is not there would leave a hole in the page. */
function refuseMissingPictures(
  document: string,
  value: unknown,
  { partners, partnersFolder = '' }: BackOfficeParts,
): void {
  const { partner } = documentPlace(document) ?? {};
  if (partner === undefined || typeof value !== 'object' || value === null) return;
  const known = partners.all.some(({ slug }) => slug === partner);
  const problems = Object.entries(value).flatMap(([path, name]) => {
    const file = typeof name === 'string' ? bannerFile(name) : undefined;
    if (file === undefined || (known && existsSync(join(partnersFolder, partner, file)))) return [];
    return { file: document, path, expected: `a picture in partners/${partner}/`, received: file };
  });
  const [first] = problems;
  if (first)
    throw new GatewayError('BAD_REQUEST', `${first.path}: expected ${first.expected}.`, undefined, {
      problems,
    });
}

const value = () =>
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())], 'expected the content');

/** What editors write: texts, pages, banners, in every locale. Saving makes a draft; see `contentVersions`. */
export const content = resource({
  name: 'content',
  roles: EDIT_CONTENT,
  filter: z.object({
    q: optionalText(),
    locale: z.optional(z.enum(LOCALES)),
    kind: z.optional(z.enum(DOCUMENT_KINDS as [string])),
    state: z.optional(z.enum(CONTENT_STATES)),
  }),
  sorts: ['madeAt', 'document', 'locale', 'kind'],
  async list(context, { filter, sort, order, offset, limit }) {
    const words = filter.q?.toLowerCase() ?? '';
    const rows = (await documentRows(context)).filter(
      ({ document, locale, kind, state }) =>
        document.toLowerCase().includes(words) &&
        (filter.locale ?? locale) === locale &&
        (filter.kind ?? kind) === kind &&
        (filter.state ?? state) === state,
    );
    const key = (row: (typeof rows)[number]) =>
      sort === 'madeAt' ? (row.madeAt?.toISOString() ?? '') : String(row[sort]);
    const sign = order === 'asc' ? 1 : -1;
    rows.sort(
      (one, other) =>
        sign * (key(one) < key(other) ? -1 : Number(key(one) > key(other))) ||
        (one.document < other.document ? -1 : 1),
    );
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  },
  async get(context, id) {
    const row = (await documentRows(context)).find((one) => one.id === id);
    if (!row) return undefined;
    return {
      ...row,
      timeZone: settingsOf(row.locale).timeZone,
      value: (await valueOf(context, row)) ?? null,
    };
  },
  actions: {
    create: action(
      EDIT_CONTENT,
      z.object({
        locale: z.enum(LOCALES),
        kind: z.enum(Object.keys(FOLDERS) as [ContentFolder]),
        name: z
          .string()
          .check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a-z, 0-9 and -')),
        value: value(),
        note: note(),
      }),
      async (context, _id, { locale, kind, name, ...given }) => {
        const document = `${locale}/${kind}/${name}.${kind === 'landing' ? 'json' : 'txt'}`;
        const { files } = await context.parts.content.files.read();
        if (files.has(document)) throw new GatewayError('BAD_REQUEST', `name: ${document} is there already.`);
        await save(context, document, { ...given, base: null });
        return rowId(document);
      },
    ),
    update: action(
      EDIT_CONTENT,
      z.object({
        value: value(),
        /** Id of the version that was edited; null: the file. */
        base: z.nullable(z.string().check(z.regex(/^\d{1,15}$/, 'expected the id of a version'))),
        note: note(),
      }),
      (context, id, given) => save(context, pathOf(id), given),
    ),
  },
});

/** The schema of each kind of content, from which forms are made: the id is the kind. */
export const contentForms = resource({
  name: 'contentForms',
  roles: EDIT_CONTENT,
  filter: z.object({}),
  sorts: ['id'],
  list: async (_context, { offset, limit }) => ({
    rows: DOCUMENT_KINDS.slice(offset, offset + limit).map((id) => ({ id })),
    total: DOCUMENT_KINDS.length,
  }),
  get: async (_context, id) => (DOCUMENT_KINDS.includes(id) ? { id, schema: formSchema(id) } : undefined),
  actions: {},
});
