import * as z from 'zod';
import type { Locale } from '@staykit/values/market/locale.ts';
import { checkFile, filePlace } from '../check-file.ts';
import { ARTICLE_HEAD, FOLDERS, landingFile, PAGE_HEAD, SINGLE_FILES } from '../content-files.ts';
import type { PageHeadRules } from '../read-page.ts';
import { readJson, type Checked } from '../read-json.ts';
import { partnerBannerFile } from '../schema/partner-banner.ts';

/** What is edited on its own: a file of CONTENT_DIR, or the banner of a partner. */
type DocumentPlace =
  | { kind: string; locale: Locale; id?: string; partner?: undefined }
  | { kind: typeof PARTNER_BANNER; partner: string; locale?: undefined };

/** The kind of a partner's banner. */
const PARTNER_BANNER = 'partner-banner';

/** Kinds of documents: the names of single files, and the folders. */
export const DOCUMENT_KINDS: readonly string[] = [
  ...Object.keys(SINGLE_FILES).map((name) => name.replace('.json', '')),
  ...Object.keys(FOLDERS),
  PARTNER_BANNER,
];

/** Path of the document with a partner's banner. */
export const partnerBannerPath = (slug: string): string => `partners/${slug}/banner.json`;

/** The place of a document; undefined for a path that is none. */
export function documentPlace(path: string): DocumentPlace | undefined {
  const [, partner] = /^partners\/([\w-]+)\/banner\.json$/.exec(path) ?? [];
  if (partner !== undefined) return { kind: PARTNER_BANNER, partner };
  const place = filePlace(path);
  if (!place) return undefined;
  const { locale, kind, id } = place;
  return { kind: kind.replace('.json', ''), locale, ...(id !== undefined && { id }) };
}

/** Parses and checks the text of a document; undefined for a path that is none. */
export function checkDocument(path: string, text: string): Checked<unknown> | undefined {
  return documentPlace(path)?.kind === PARTNER_BANNER
    ? readJson(path, text, partnerBannerFile)
    : checkFile(path, text);
}

const HEADS: Readonly<Record<string, PageHeadRules>> = { pages: PAGE_HEAD, articles: ARTICLE_HEAD };

/** The schema of a kind, as JSON Schema of what editors write: forms are made from it. */
export function formSchema(kind: string): object {
  const head = HEADS[kind];
  if (head) return textSchema(head);
  const file =
    kind === 'landing'
      ? landingFile
      : kind === PARTNER_BANNER
        ? partnerBannerFile
        : SINGLE_FILES[`${kind}.json` as keyof typeof SINGLE_FILES];
  const { $schema: _, ...schema } = z.toJSONSchema(file, { io: 'input' });
  return schema;
}

function textSchema({ required, optional = [] }: PageHeadRules): object {
  const line = { type: 'string', minLength: 1, maxLength: 300 };
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries([...required, ...optional].map((name) => [name, line])),
      html: { type: 'string', minLength: 1, format: 'html' },
    },
    required: [...required, 'html'],
    additionalProperties: false,
  };
}

/** The text of a document as the value that a form edits. The text is one that was checked. */
export function formValue(path: string, text: string): unknown {
  if (!path.endsWith('.txt')) return JSON.parse(text);
  const [head = '', ...body] = text.replace(/^\uFEFF/, '').split(/\r?\n\r?\n/);
  const lines = head.split(/\r?\n/).map((line) => {
    const [, name = '', value = ''] = /^([a-zA-Z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    return [name, value];
  });
  return { ...Object.fromEntries(lines), html: body.join('\n\n').trim() };
}

/** The value of a form as the text of a document. It is not checked. */
export function documentText(path: string, value: unknown): string {
  if (!path.endsWith('.txt')) return `${JSON.stringify(value, null, 2)}\n`;
  const { html = '', ...head } = value as Record<string, unknown>;
  // A line break would end the head.
  const lines = Object.entries(head).map(
    ([name, text]) => `${name}: ${String(text).replaceAll(/[\r\n]+/g, ' ')}`,
  );
  return `${lines.join('\n')}\n\n${String(html).trim()}\n`;
}
