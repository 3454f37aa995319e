import { applyEdits, modify, type FormattingOptions, type JSONPath } from 'jsonc-parser';
import { partnerSchema } from '../partner-schema.ts';
import { at, migrate, PARTNER_VERSION, type MovedField, type PartnerFields } from './migrations.ts';

/** A file in the version of this release. */
export interface MigratedText {
  json: string;
  /** The fields that were moved. */
  moved: readonly MovedField[];
}

/** Keys in the order in which the schema, and so a new file, has them. */
const ORDER = Object.keys(partnerSchema.shape);

/**
 * Writes a file of an older version as one of this release. Lines that do not change stay as they were, with their order
 * and indentation; a field that moves stands where the schema has it.
 */
export function migratedText(json: string, version: number): MigratedText {
  const mark = json.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = json.slice(mark.length);
  const before = JSON.parse(text) as PartnerFields;
  const { value, moved } = migrate(before, version);
  const formattingOptions = layoutOf(text);
  const write = (path: JSONPath, field: unknown) => {
    text = applyEdits(
      text,
      modify(text, path, field, { formattingOptions, getInsertionIndex: placeOf(String(path.at(-1))) }),
    );
  };
  for (const { from, to } of moved) {
    write([...to], at(before, from));
    // What was left empty by the field goes with it.
    const gone = from.findIndex((_, index) => at(value, from.slice(0, index + 1)) === undefined);
    write(from.slice(0, gone + 1), undefined);
  }
  write(['version'], PARTNER_VERSION);
  return { json: mark + text, moved };
}

/** Behind the nearest of the keys that come before it in the schema, or first. */
const placeOf = (key: string) => (present: string[]) => {
  const nearest = ORDER.slice(0, ORDER.indexOf(key)).findLast((other) => present.includes(other));
  return nearest === undefined ? 0 : present.indexOf(nearest) + 1;
};

function layoutOf(text: string): FormattingOptions {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
