import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';

/** An entry of a JSON register, with its line number. */
export interface SourceEntry {
  line: number;
  entry: Record<string, unknown>;
}

/** Line numbers of the entries of the outermost array. */
function entryLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth === 2) lines.push(line);
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return lines;
}

/** Parses a JSON register: an array of objects. */
export function readJson(file: string, text: string): SourceEntry[] {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    throw new ImportError({
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      expected: 'JSON',
      received:
        position < text.length ? JSON.stringify(text.slice(position, position + 12)) : 'the end of the file',
    });
  }
  if (!Array.isArray(data)) {
    throw new ImportError({
      file,
      line: 1,
      column: 1,
      expected: 'an array of hotels',
      received: data === null ? 'null' : typeof data,
    });
  }
  const lines = entryLines(text);
  return data.map((entry: unknown, index) => {
    const line = lines[index] ?? 1;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      throw new ImportError({
        file,
        line,
        column: 1,
        expected: 'an object for each hotel',
        received: JSON.stringify(entry),
      });
    }
    return { line, entry: entry as Record<string, unknown> };
  });
}
