import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPartner } from '../check-partner.ts';
import { FULL } from './fixtures/partner-set.ts';
import type { PartnerProblem } from '../partner-error.ts';
import { walkJson } from '../text/walk-json.ts';

const FILE = 'partners/mag-a/partner.json';
const FILES = ['wide.svg', 'small.svg', 'logo.svg', 'legal.txt'];
const SHOP = ['fr.shop.example', 'localhost'];
const isTaken = (url: string) => ['search', 'estuaire'].includes(url);
const check = (json: string) => checkPartner(FILE, json, SHOP, { files: FILES, isTaken });
const printed = (value: unknown) => JSON.stringify(value, null, 2);

type Path = readonly string[];

/** All paths of a value, those of lists and objects too. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...at, key]));
  return at.length === 0 ? inside : [at, ...inside];
}

/** A copy in which something else stands at `path`, or nothing. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? changed(one, rest, to) : (one as unknown)));
  const entries = Object.entries(value as object);
  const known = entries.map(([name, one]): [string, unknown] =>
    name === key ? [name, changed(one, rest, to)] : [name, one],
  );
  return Object.fromEntries(key in (value as object) ? known : [...known, [key, changed({}, rest, to)]]);
}

const somePath = fc.constantFrom(...pathsOf(FULL));
const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 'true', '', ' ', 0, -4, 1.5, '412', [], {}, [[]], { a: 1 }),
  fc.constantFrom('fr-BE', 'editorail', 'Mag A', 'Search', 'Estuaire', 'wide.gif', 'WIDE.SVG', 'no,follow'),
  fc.constantFrom(
    'WWW.Mag-A.example',
    'https://mag-a.example/page',
    'www.mag-a.example',
    '31/12/2030',
    '/search',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const misspelt = (key: string) =>
  fc.constantFrom(
    key.slice(1),
    `${key}s`,
    key.toUpperCase(),
    `${key.slice(0, 2)}_${key.slice(2)}`,
    `${key[1]}${key[0]}${key.slice(2)}`,
  );

/** One mistake of whoever wrote a file. */
const mistake: fc.Arbitrary<(value: unknown) => unknown> = fc.oneof(
  fc.tuple(somePath, wrongValue).map(
    ([path, wrong]) =>
      (value: unknown) =>
        changed(value, path, wrong),
  ),
  somePath.map((path) => (value: unknown) => changed(value, path, undefined)),
  somePath
    .filter((path) => !/^\d+$/.test(path.at(-1) ?? ''))
    .chain((path) => misspelt(path.at(-1) ?? '').map((key) => ({ path, key })))
    .map(({ path, key }) => (value: unknown) => {
      const one = path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)?.[name], value);
      return changed(changed(value, path, undefined), [...path.slice(0, -1), key], one);
    }),
);

/** A file with one to three mistakes in its values. */
const wrongFile = fc.array(mistake, { minLength: 1, maxLength: 3 }).map((mistakes) => {
  try {
    return printed(mistakes.reduce((value, one) => one(value), FULL as unknown));
  } catch {
    // A mistake inside of what another has taken out.
    return printed(mistakes[0]?.(FULL));
  }
});

/** A mistake in the writing: the text, and the line that it is in. */
const misprint = fc
  .tuple(
    fc.constantFrom(
      'comment',
      'block',
      'tail',
      'no comma',
      'extra comma',
      'bare key',
      'quote',
      'cut',
      'stray',
    ),
    fc.nat(),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([kind, at, newline, hasMark]) => {
    const lines = printed(FULL).split('\n');
    const of = (pattern: RegExp) => {
      const found = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
      return found[at % found.length] ?? 0;
    };
    const places: Record<string, number> = {
      'no comma': of(/[^{[],$/),
      'extra comma': of(/["\d\]}el]$/),
      'bare key': of(/^ +"\w+":/),
      quote: of(/^ +"\w+": "[^"]*"/),
    };
    const index = places[kind] ?? of(/^ /);
    const line = lines[index] ?? '';
    const spoilt: Record<string, string> = {
      comment: `${line} // "minisiteId": 5, /* not this */`,
      block: `/* one\n two */ ${line}`,
      tail: `${line} /* open { [ " */`,
      'no comma': line.replace(/,$/, ''),
      'extra comma': `${line},`,
      'bare key': line.replace(/"(\w+)":/, '$1:'),
      quote: line.replace(/: "/, ': '),
      cut: line,
      stray: `${line} @`,
    };
    lines[index] = spoilt[kind] ?? line;
    const kept = kind === 'cut' ? lines.slice(0, index) : lines;
    return {
      kind,
      line: index + 1,
      json: `${hasMark ? '\uFEFF' : ''}${kept.join('\n').replaceAll('\n', newline)}`,
    };
  });

/** What a file is once a suggested line is written; undefined where a sentence was suggested. */
function corrected(json: string, { path, write }: PartnerProblem): { value: unknown; at: Path } | undefined {
  const value = JSON.parse(json) as unknown;
  const at = path.startsWith('theme.') ? ['theme', path.slice(6)] : path.split('.');
  const entry = write.replace(/,$/, '');
  const isListed = Array.isArray(at.slice(0, -1).reduce<unknown>((one, key) => (one as never)?.[key], value));
  let line: unknown;
  try {
    line = JSON.parse(isListed ? `[${entry}]` : `{${entry}}`);
  } catch {
    return undefined;
  }
  const [[key, to] = ['', undefined]] = Object.entries(line as object);
  const without = isListed || key === at.at(-1) ? value : changed(value, at, undefined);
  const parent = at.slice(0, -1);
  const target = isListed ? at : [...parent, key];
  return { value: changed(without, target, to), at: target };
}

describe('500 wrong files', () => {
  it('are refused at a line of their own, or have no mistake at all', () => {
    fc.assert(
      fc.property(wrongFile, (json) => {
        const { problems, settings } = check(json);
        expect(settings === undefined).toBe(problems.length > 0);
        for (const problem of problems) {
          expect(problem.file).toBe(FILE);
          expect(problem.line).toBeGreaterThan(0);
          expect(problem.line).toBeLessThanOrEqual(json.split('\n').length);
          expect(problem.path).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are told a line that the check takes, that is not as it was, and that no other has', () => {
    let lines = 0;
    fc.assert(
      fc.property(wrongFile, (json) => {
        for (const problem of check(json).problems) {
          expect(problem.write).not.toMatch(/c[ée]lestine|undefined|null/i);
          const fixed = corrected(json, problem);
          if (!fixed) continue;
          lines += 1;
          const again = printed(fixed.value);
          expect(again).not.toBe(printed(JSON.parse(json)));
          const at = fixed.at.join('.');
          const left = check(again).problems.filter(({ path }) => path === at || path.startsWith(`${at}.`));
          expect(left, `${JSON.stringify(problem)}\n${again}`).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
    expect(lines).toBeGreaterThan(200);
  });

  it('are refused at the line of a misprint, and their values are checked all the same', () => {
    fc.assert(
      fc.property(misprint, ({ kind, line, json }) => {
        const { problems } = check(json);
        const [problem] = problems;
        expect(problem, json).toMatchObject({ file: FILE, path: '(the whole file)' });
        // A file that ends too soon is seen at its end.
        if (kind === 'cut') expect(problem?.line).toBeLessThanOrEqual(Math.max(line - 1, 1));
        else expect(problem?.line, `${kind} ${json}`).toBe(line);
        if (['comment', 'block', 'tail', 'no comma', 'bare key'].includes(kind)) {
          expect(problems).toHaveLength(1);
          const both = check(json.replace('"fr_FR"', '"fr-FR"')).problems;
          expect(both.map(({ path }) => path)).toEqual(['(the whole file)', 'minisiteLocale']);
          expect(both[1]?.line).toBe(json.slice(0, json.indexOf('"fr_FR"')).split('\n').length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('with a misprint are told the line without it', () => {
    const write = (from: string, to: string) => check(printed(FULL).replace(from, to)).problems[0]?.write;
    expect(write('"minisiteId": 412,', '"minisiteId": 412, // ours')).toBe('"minisiteId": 412,');
    expect(write('"minisiteId": 412,', '// ours\n"minisiteId": 412,')).toBe('nothing: take the comment out');
    expect(write('"minisiteId": 412,', '"minisiteId": 412')).toBe('"minisiteId": 412,');
    expect(write('"minisiteId": 412,', 'minisiteId: 412,')).toBe('"minisiteId": 412,');
    expect(write('"medium": "minisite"', '"medium": "minisite",')).toBe('"medium": "minisite"');
  });
});

describe('the walk through a JSON text', () => {
  it('takes what JSON.parse takes, and nothing else', () => {
    const spoilt = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ' ', '"', '\\', ',', '}', '\u00a0', '\u0000', '01', '.', '/'),
      )
      .map(
        ([json, at, sign]) =>
          json.slice(0, at % (json.length + 1)) + sign + json.slice(at % (json.length + 1)),
      );
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.json(), fc.string()), (text) => {
        const { faults, mended } = walkJson(text);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(faults.length === 0).toBe(isJson);
        if (isJson) expect(mended).toBe(text);
        if (mended !== undefined) expect(() => JSON.parse(mended)).not.toThrow();
      }),
      { numRuns: 3_000 },
    );
  });
});
