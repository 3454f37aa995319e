import type { PartnerProblem } from '../partner-error.ts';
import { at } from '../reading/migrations.ts';
import type { Places } from '../reading/places.ts';
import { shortened } from './shortened.ts';
import { walkJson, type JsonFault, type JsonPlace } from './walk-json.ts';

/** A partner file while it is being checked: its text, its values and where they stand. */
export class PartnerText {
  readonly file: string;
  /** What the file says, its mistakes of writing mended; undefined where that cannot be told. */
  readonly value: unknown;
  /** What makes it no JSON. */
  readonly faults: readonly JsonFault[];
  /** Keys that were there before, each at its second value. */
  readonly twice: readonly JsonPlace[];
  readonly #text: string;
  readonly #values: ReadonlyMap<string, JsonPlace>;
  readonly #places: Places | undefined;

  /** `places` are those of a text that was put together from several files. */
  constructor(file: string, text: string, places?: Places) {
    this.file = file;
    this.#places = places;
    // Some editors of Windows begin a file with a mark of its encoding.
    this.#text = text.replace(/^\uFEFF/, '');
    const { places: values, twice, faults, mended } = walkJson(this.#text);
    this.faults = faults;
    this.twice = twice;
    this.value = mended === undefined ? undefined : JSON.parse(mended);
    this.#values = new Map(values.map((place) => [keyOf(place.path), place]));
  }

  /** Paths of all values, in order. */
  get paths(): string[][] {
    return [...this.#values.values()].map(({ path }) => [...path]);
  }

  /** Line of the value at `path`, or of the nearest value around it. */
  lineOf(path: readonly PropertyKey[]): number | undefined {
    if (this.#places) return this.#places(path).line;
    for (let length = path.length; length >= 0; length -= 1) {
      const place = this.#values.get(keyOf(path.slice(0, length)));
      if (place) return place.line;
    }
    return undefined;
  }

  /** The value at `path`. */
  at(path: readonly PropertyKey[]): unknown {
    return at(this.value, path);
  }

  /**
   * A problem of the value at `path`; `write` is the value that should stand there, or a sentence. `key` is that which
   * should stand there in place of the last of `path`.
   */
  problem(
    path: readonly PropertyKey[],
    expected: string,
    received: string,
    write: { value: unknown; key?: string } | string,
  ): PartnerProblem {
    const line = this.lineOf(path);
    return {
      file: this.#places?.(path).file ?? this.file,
      ...(line === undefined ? {} : { line }),
      path: path.length === 0 ? '(the whole file)' : shortened(path.map(String).join('.')),
      expected,
      received: shortened(received, 400),
      write: typeof write === 'string' ? write : this.#corrected(path, write),
    };
  }

  /** The line of `path` with `value` in it, with a comma where one stands or a new line would need it. */
  #corrected(path: readonly PropertyKey[], { value, key }: { value: unknown; key?: string }): string {
    const place = this.#values.get(keyOf(path));
    const comma = !place || /^\s*,/.test(this.#text.slice(place.end, place.end + 1_000)) ? ',' : '';
    const name = key ?? path.at(-1);
    const isEntry = Array.isArray(this.at(path.slice(0, -1)));
    return `${isEntry || path.length === 0 ? '' : `${JSON.stringify(name)}: `}${JSON.stringify(value)}${comma}`;
  }
}

/** A path as one text: keys may hold dots. */
const keyOf = (path: readonly PropertyKey[]): string => path.map(String).join('\u0000');
