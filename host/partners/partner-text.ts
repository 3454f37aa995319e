import { jsonLines, type JsonLines } from './json-lines.ts';
import type { PartnerProblem } from './partner-error.ts';
import type { Places } from './reading/places.ts';

/** A partner file while it is being checked: its text, its values and where they stand. */
export class PartnerText {
  readonly file: string;
  readonly value: unknown;
  readonly #text: string;
  /** Keys that were there before, each with the line on which it comes again. */
  readonly twice: readonly (readonly [path: string, line: number])[];
  readonly #lines: JsonLines;
  readonly #places: Places | undefined;

  /**
   * Throws a `SyntaxError` when `text` is no JSON. `places` are those of a text that was put together from several files.
   */
  constructor(file: string, text: string, places?: Places) {
    this.file = file;
    this.#places = places;
    // Some editors of Windows begin a file with a mark of its encoding.
    this.#text = text.replace(/^\uFEFF/, '');
    this.value = JSON.parse(this.#text);
    const twice: [path: string, line: number][] = [];
    this.#lines = jsonLines(this.#text, (path, line) => twice.push([path, line]));
    this.twice = twice;
  }

  /** Line of the value at `path`, or of the nearest value around it. */
  lineOf(path: readonly PropertyKey[]): number | undefined {
    if (this.#places) return this.#places(path).line;
    for (let length = path.length; length > 0; length -= 1) {
      const line = this.#lines.get(path.slice(0, length).map(String).join('.'));
      if (line !== undefined) return line;
    }
    return undefined;
  }

  /** The value at `path`. */
  at(path: readonly PropertyKey[]): unknown {
    return path.reduce<unknown>(
      (value, key) => (isRecord(value) ? value[String(key)] : undefined),
      this.value,
    );
  }

  /** A problem of the value at `path`; `write` is the value that should stand there, or a sentence. */
  problem(
    path: readonly PropertyKey[],
    expected: string,
    received: string,
    write: { value: unknown } | string,
  ): PartnerProblem {
    const line = this.lineOf(path);
    return {
      file: this.#places?.(path).file ?? this.file,
      ...(line === undefined ? {} : { line }),
      path: path.length === 0 ? '(the whole file)' : path.map(String).join('.'),
      expected,
      received,
      write: typeof write === 'string' ? write : this.#corrected(path, write.value),
    };
  }

  /** The line of `path` with `value` in it, with a comma where one stands or a new line would need it. */
  #corrected(path: readonly PropertyKey[], value: unknown): string {
    const known = this.#lines.get(path.map(String).join('.'));
    const comma = known === undefined || /,\s*$/.test(this.#text.split('\n')[known - 1] ?? '') ? ',' : '';
    const key = path.at(-1);
    const json = JSON.stringify(value);
    return typeof key === 'string' && !/^\d+$/.test(key)
      ? `${JSON.stringify(key)}: ${json}${comma}`
      : `${json}${comma}`;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
