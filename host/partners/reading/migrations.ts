/** The fields of a partner file as JSON has them. */
export type PartnerFields = Readonly<Record<string, unknown>>;

/** The version of the partner file that this release writes. A file without `version` is of the first. */
export const PARTNER_VERSION = 2;

/** A field of an older file, and where it stands now. */
export interface MovedField {
  from: readonly string[];
  to: readonly string[];
}

/** What makes a file of one version one of the next. */
interface Migration {
  /** The version that comes of it. */
  version: number;
  /** Fields that have another place since then; a file that has both keeps the former one, which is then unknown. */
  moved: readonly MovedField[];
}

/** Every change of the file's shape, in order. */
const MIGRATIONS: readonly Migration[] = [
  // Where a logo leads belongs to the brand, not to the differences from the shop.
  { version: 2, moved: [{ from: ['features', 'logoTarget'], to: ['logoTarget'] }] },
];

/** A file as this release reads it. */
export interface MigratedFile {
  value: PartnerFields;
  /** The fields that were moved. */
  moved: readonly MovedField[];
}

/** The version that a file says it is of; undefined where that is no version. */
export function versionOf({ version = 1 }: PartnerFields): number | undefined {
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : undefined;
}

/** Brings a file of `from` to the version of this release. Nothing is lost: what no version knows stays for the check. */
export function migrate(file: PartnerFields, from: number): MigratedFile {
  const moved: MovedField[] = [];
  let value = file;
  for (const { version, moved: fields } of MIGRATIONS) {
    if (version <= from) continue;
    for (const field of fields) {
      if (at(value, field.from) === undefined || at(value, field.to) !== undefined) continue;
      value = withField(withField(value, field.to, at(value, field.from)), field.from, undefined);
      moved.push(field);
    }
  }
  const isOld = 'version' in value && from < PARTNER_VERSION;
  return { value: isOld ? { ...value, version: PARTNER_VERSION } : value, moved };
}

/** Whether a value is an object with fields. */
export const hasFields = (value: unknown): value is PartnerFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path. */
export function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (held, key) =>
      typeof held === 'object' && held !== null && Object.hasOwn(held, key)
        ? (held as PartnerFields)[String(key)]
        : undefined,
    value,
  );
}

/** A copy with another value at a path, or without it; an object that is left empty goes too. */
function withField(value: PartnerFields, path: readonly string[], field: unknown): PartnerFields {
  const [key = '', ...rest] = path;
  const held = value[key];
  const inner = rest.length === 0 ? field : withField(hasFields(held) ? held : {}, rest, field);
  const { [key]: _, ...others } = value;
  const isGone =
    inner === undefined || (rest.length > 0 && hasFields(inner) && Object.keys(inner).length === 0);
  if (isGone) return others;
  return key in value ? { ...value, [key]: inner } : { ...others, [key]: inner };
}
