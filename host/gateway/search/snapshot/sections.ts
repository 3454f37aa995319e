import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import type { Steps } from '../in-slices.ts';

/** Contents of a section: a typed array, or JSON as bytes. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Sections by name. */
export type Sections = Record<string, Numbers>;

/** Typed arrays by name. */
const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type TypeName = keyof typeof TYPES;

const MAGIC = 'STAYKIT1';
/** Length of the magic number, checksum and header length. */
const PRELUDE = 16;
/** Offset from which the checksum is computed. */
const CHECKED_FROM = 12;
/** Alignment of sections, so that typed arrays can view the file in place. */
const ALIGNMENT = 8;

interface Header {
  /** Metadata of the file, opaque here. */
  label: unknown;
  byteOrder: string;
  sections: { name: string; type: TypeName; offset: number; length: number }[];
}

const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
const typeOf = (numbers: Numbers): TypeName =>
  (Object.keys(TYPES) as TypeName[]).find((name) => numbers instanceof TYPES[name]) ?? 'Uint8Array';
export const bytesOf = (numbers: Numbers): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Bytes per step. */
const IN_A_STEP = 4 * 1_024 * 1_024;

/** Continues a checksum over `bytes`. */
export function* checksumOf(bytes: Uint8Array, sum = 0): Steps<number> {
  let checksum = sum;
  for (let at = 0; at < bytes.length; at += IN_A_STEP) {
    checksum = crc32(bytes.subarray(at, at + IN_A_STEP), checksum);
    yield;
  }
  return checksum;
}

/** Copies numbers in steps; the source may change in between. */
export function* copyTo<T extends Int32Array | Uint8Array>(copy: T, numbers: T): Steps<T> {
  for (let at = 0; at < numbers.length; at += IN_A_STEP) {
    copy.set(numbers.subarray(at, at + IN_A_STEP), at);
    yield;
  }
  return copy;
}

/** Encodes sections with a checksum, as chunks to be written in order. */
export function* packSections(label: unknown, sections: Sections): Steps<Uint8Array[]> {
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
  let checksum = crc32(prelude.subarray(CHECKED_FROM));
  for (const piece of pieces) checksum = yield* checksumOf(piece, checksum);
  prelude.writeUInt32LE(checksum, 8);
  return [prelude, ...pieces];
}

/** A decoded file. */
export interface Unpacked {
  label: unknown;
  sections: Sections;
}

/** Decodes a file; undefined if it is invalid, damaged or of another byte order. */
export function* unpackSections(read: Buffer): Steps<Unpacked | undefined> {
  // Small buffers may be unaligned and are copied.
  const file = read.byteOffset % ALIGNMENT === 0 ? read : Buffer.from(new Uint8Array(read).buffer);
  if (file.length < PRELUDE || file.toString('latin1', 0, 8) !== MAGIC) return undefined;
  if ((yield* checksumOf(file.subarray(CHECKED_FROM))) !== file.readUInt32LE(8)) return undefined;
  const headerEnd = PRELUDE + file.readUInt32LE(CHECKED_FROM);
  const header = JSON.parse(file.toString('utf8', PRELUDE, headerEnd)) as Header;
  if (header.byteOrder !== endianness()) return undefined;
  const start = file.byteOffset + aligned(headerEnd);
  const sections: Sections = {};
  for (const { name, type, offset, length } of header.sections)
    sections[name] = new TYPES[type](file.buffer as ArrayBuffer, start + offset, length);
  return { label: header.label, sections };
}

/** Encodes a value as JSON. */
export const toJsonSection = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** Decodes a JSON section. */
export function fromJsonSection<T>(section: Numbers | undefined): T {
  if (section === undefined) throw new TypeError('snapshot: a section is missing.');
  return JSON.parse(Buffer.from(section.buffer, section.byteOffset, section.byteLength).toString()) as T;
}

/** A section of the expected type. Throws if it is missing or of another type. */
export function sectionOf<T extends Numbers>(
  sections: Sections,
  name: string,
  type: new (...values: never[]) => T,
): T {
  const numbers = sections[name];
  if (numbers instanceof type) return numbers;
  throw new TypeError(
    `snapshot: section ${name}: expected ${type.name}, received ${numbers?.constructor.name}.`,
  );
}
