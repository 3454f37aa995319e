import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDetail } from '@staykit/client/calls/get-detail.generated.ts';
import { getDetailBooked } from '@staykit/client/calls/get-detail-booked.generated.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { bookedProduct } from './detail.ts';

/** The fields of `part`, out of `whole`. */
function within(whole: unknown, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item, at) => within((whole as unknown[])[at], item));
  if (typeof part !== 'object' || part === null) return whole;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, within((whole as Record<string, unknown>)[key], value)]),
  );
}

it('a booking box reads of a product what its page reads, and no more', () => {
  const answer = goodAnswers()['getDetail'];
  const read = getDetailBooked.shape?.(answer, '');
  expect(read).toEqual(z.parse(bookedProduct, answer));
  expect(read).toEqual(within(getDetail.shape?.(answer, ''), read));
  expect(read).toHaveProperty('hotel');
  expect(read).not.toHaveProperty('rooms');
});
