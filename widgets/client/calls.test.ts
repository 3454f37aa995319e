import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLS, READ_PARTLY } from '@staykit/contract/calls.ts';
import { clientCallsSources, WIDGETS_FOLDER } from '@staykit/testing/client-calls/generate-client-calls.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import * as calls from '@staykit/testing/client-calls/calls.generated.ts';
import type { ClientCall } from './transport/client-call.ts';

const made: Readonly<Record<string, ClientCall>> = calls;
const partly: Readonly<Record<string, { call: { id: string }; answer: z.core.$ZodType }>> = READ_PARTLY;
const answered = Object.keys(made).filter((id) => made[id]?.shape);
const good = (id: string) => goodAnswers()[partly[id]?.call.id ?? id];

/** What the client makes of an answer: the value, or nothing when it is refused. */
function byChecks(id: string, value: unknown) {
  try {
    return { value: made[id]?.shape?.(value, '') };
  } catch (error) {
    // A misfit tells its place; anything else is a fault of the check.
    if (typeof error === 'string') return undefined;
    throw error;
  }
}

/** What the schema of the contract makes of it. */
function byContract(id: string, value: unknown) {
  const schema = partly[id]?.answer ?? CALLS.find((call) => call.id === id)?.answer;
  const result = schema && z.safeParse(schema, value);
  return result?.success ? { value: result.data } : undefined;
}

/** Every place of an answer, as keys from the root. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

/** The answer with something else at one place; `GONE` takes the place away. */
const GONE = Symbol('gone');
function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by === GONE ? undefined : by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (!rest.length && by === GONE) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    GONE,
    null,
    true,
    0,
    -1.5,
    '',
    ' ',
    '7',
    'foo',
    'weekend',
    '2030-02-30',
    '2030-06-01',
    [],
    {},
    [null],
    { id: 1 },
    '/x',
    'javascript:0',
  ),
  fc.jsonValue(),
);

describe('the checks that elements carry instead of zod', () => {
  it('are those of the present schemas: `npm run contract` makes them', async () => {
    for (const [file, text] of Object.entries(clientCallsSources()))
      expect(await readFile(WIDGETS_FOLDER + file, 'utf8'), file).toBe(text);
  });

  it.each(answered)('accept a good answer of %s as it is', (id) => {
    expect(byChecks(id, good(id))).toEqual(byContract(id, good(id)));
    if (!partly[id]) expect(byChecks(id, good(id))?.value).toEqual(good(id));
  });

  it.each(answered)('judge a broken answer of %s as the contract does', (id) => {
    const whole = good(id);
    const places = placesOf(whole);
    let refused = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...places), wrong), { minLength: 1, maxLength: 2 }),
        (changes) => {
          let answer = whole;
          for (const [place, by] of changes) {
            if (placesOf(answer).some((each) => each.join('/') === place.join('/')))
              answer = replaced(answer, place, by);
          }
          const judged = byChecks(id, answer);
          if (!judged) refused += 1;
          expect(judged).toEqual(byContract(id, answer));
        },
      ),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(0);
  });
});
