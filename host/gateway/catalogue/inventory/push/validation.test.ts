import fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contentOfHotel } from '@staykit/contract/inventory/hotel-contents.ts';
import { extraOfHotel } from '@staykit/contract/inventory/hotel-extras.ts';
import { policiesOfHotel } from '@staykit/contract/inventory/hotel-policies.ts';
import { roomOfHotel } from '@staykit/contract/inventory/hotel-rooms.ts';
import { planOfHotel } from '@staykit/contract/inventory/rate-plans.ts';
import { nightsOfRoom } from '@staykit/contract/inventory/room-nights.ts';
import { suppliedLines } from '../../../fixtures/supplied-shop.ts';
import { readItems, type ItemError } from './read-items.ts';

const SCHEMAS = {
  hotel: contentOfHotel,
  policies: policiesOfHotel,
  room: roomOfHotel,
  plan: planOfHotel,
  extra: extraOfHotel,
  nights: nightsOfRoom,
} satisfies Record<string, z.ZodMiniType>;

const LINES = suppliedLines().map(({ kind, ...item }) => ({ kind: kind as keyof typeof SCHEMAS, item }));

async function read(kind: keyof typeof SCHEMAS, items: readonly unknown[]) {
  const errors: ItemError[] = [];
  const taken: number[] = [];
  await readItems(SCHEMAS[kind] as z.ZodMiniType, items, errors, (_item, index) => void taken.push(index));
  return { errors, taken };
}

/** Values that a supplier's system might send by mistake. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(-1, 1.5, 1e12, Number.MAX_SAFE_INTEGER, '', 'x'.repeat(5_000), '\u0000', '2030-02-30'),
);

it('a supplier reads one message for each wrong item, and the others are taken, whatever is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LINES),
      fc.array(fc.oneof(anything, fc.constant('good')), { minLength: 1, maxLength: 12 }),
      async ({ kind, item }, values) => {
        const items = values.map((value) => (value === 'good' ? item : value));
        const { errors, taken } = await read(kind, items);
        expect([...errors.map(({ index }) => index), ...taken].toSorted((a, b) => a - b)).toEqual([
          ...items.keys(),
        ]);
        for (const [index, value] of values.entries())
          expect(taken.includes(index)).toBe(value === 'good' || SCHEMAS[kind].safeParse(value).success);
        for (const { code, message } of errors) {
          expect(code).toBe('BAD_REQUEST');
          expect(message).toMatch(/^\S.{0,399}\.$/s);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('a wrong value is refused by the name of its field, and an unknown field by its own', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LINES),
      fc.nat(),
      anything,
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
      async ({ kind, item }, at, value, unknown) => {
        const fields = Object.keys(item);
        const field = fields[at % fields.length] ?? 'hotel';
        const { errors } = await read(kind, [{ ...item, [field]: value }]);
        for (const { message } of errors) expect(message.split(/[.:]/)[0]).toBe(field);
        fc.pre(!(unknown in SCHEMAS[kind].shape) && !(unknown in {}));
        const named = await read(kind, [{ ...item, [unknown]: value }]);
        expect(named.errors[0]?.message).toBe(`${unknown}: unknown field.`);
      },
    ),
    { numRuns: 300 },
  );
});

it('money, nights and rooms beyond all reason never pass', async () => {
  const numbers = {
    nights: ['price', 'allotment', 'minimumStay', 'maximumStay', 'promotion'],
    room: ['allotment', 'supplement', 'maxAdults', 'size'],
    plan: ['priceRatio', 'pricePerAdult', 'minimumNights', 'maximumNights'],
    extra: ['price'],
    hotel: ['lat', 'lng', 'stars', 'rooms'],
  } as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        ...Object.entries(numbers).flatMap(([kind, names]) => names.map((one) => [kind, one] as const)),
      ),
      fc.oneof(
        fc.integer({ max: -181 }),
        fc.integer({ min: 10_000_001 }),
        fc.constantFrom(Number.NaN, Infinity),
      ),
      async ([kind, field], number) => {
        const line = LINES.find((one) => one.kind === kind);
        const { errors } = await read(kind as keyof typeof SCHEMAS, [{ ...line?.item, [field]: number }]);
        expect(errors[0]?.message).toMatch(new RegExp(`^${field}: expected a (whole )?number from `));
      },
    ),
  );
});
