import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';

/** What a file of sections holds: numbers as they lie in memory, and everything else as JSON. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Contents by name. */
export type Sections = Record<string, Numbers>;

/** How numbers of a section are read. */
const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type TypeName = keyof typeof TYPES;

const MAGIC = 'STAYKIT1';
/** Magic, checksum of all that follows, length of the header. */
const PRELUDE = 16;
/** The checksum is over everything from here on. */
const CHECKED_FROM = 12;
/** Every section begins at a multiple of this, so that its numbers can be used where they lie. */
const ALIGNMENT = 8;

interface Header {
  /** What the file stands for, in the words of its writer. */
  label: unknown;
  byteOrder: string;
  sections: { name: string; type: TypeName; offset: number; length: number }[];
}

const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
const typeOf = (numbers: Numbers): TypeName =>
  (Object.keys(TYPES) as TypeName[]).find((name) => numbers instanceof TYPES[name]) ?? 'Uint8Array';
const bytesOf = (numbers: Numbers): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** A file of sections with its checksum, as pieces to be written one after the other. */
export function packSections(label: unknown, sections: Sections): Uint8Array[] {
  const header: Header = { label, byteOrder: endianness(), sections: [] };
  let offset = 0;
  for (const [name, numbers] of Object.entries(sections)) {
    header.sections.push({
      name,
      type: typeOf(numbers),
      offset,
      length: numbers.length,
    });
    offset = aligned(offset + numbers.byteLength);
  }
  const text = Buffer.from(JSON.stringify(header));
  const pieces: Uint8Array[] = [text, Buffer.alloc(aligned(PRELUDE + text.length) - PRELUDE - text.length)];
  for (const numbers of Object.values(sections)) {
    pieces.push(bytesOf(numbers));
    const padding = aligned(numbers.byteLength) - numbers.byteLength;
    if (padding > 0) pieces.push(Buffer.alloc(padding));
  }
  const prelude = Buffer.alloc(PRELUDE);
  prelude.write(MAGIC, 'latin1');
  prelude.writeUInt32LE(text.length, CHECKED_FROM);
  const checksum = pieces.reduce((sum, piece) => crc32(piece, sum), crc32(prelude.subarray(CHECKED_FROM)));
  prelude.writeUInt32LE(checksum, 8);
  return [prelude, ...pieces];
}

/** Reads a file of sections; undefined when it is none, is broken, or comes from a machine of another kind. */
export function unpackSections(read: Buffer): { label: unknown; sections: Sections } | undefined {
  // A small file may lie anywhere in memory: its numbers could not be used in place.
  const file = read.byteOffset % ALIGNMENT === 0 ? read : Buffer.from(new Uint8Array(read).buffer);
  if (file.length < PRELUDE || file.toString('latin1', 0, 8) !== MAGIC) return undefined;
  if (crc32(file.subarray(CHECKED_FROM)) !== file.readUInt32LE(8)) return undefined;
  const headerEnd = PRELUDE + file.readUInt32LE(CHECKED_FROM);
  const header = JSON.parse(file.toString('utf8', PRELUDE, headerEnd)) as Header;
  if (header.byteOrder !== endianness()) return undefined;
  const start = file.byteOffset + aligned(headerEnd);
  const sections: Sections = {};
  for (const { name, type, offset, length } of header.sections)
    sections[name] = new TYPES[type](file.buffer as ArrayBuffer, start + offset, length);
  return { label: header.label, sections };
}

/** Anything, as a section. */
export const toJsonSection = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** What `toJsonSection` was given. */
export function fromJsonSection<T>(section: Numbers | undefined): T {
  if (section === undefined) throw new TypeError('snapshot: a section is missing.');
  return JSON.parse(Buffer.from(section.buffer, section.byteOffset, section.byteLength).toString()) as T;
}
