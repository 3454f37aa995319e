import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { paymentMethods } from '@staykit/contract/booking/payment-methods.ts';
import { createGateway } from '../../app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createGateway({
    model: () => undefined,
    images: { picture: async () => undefined },
    // Half past eleven in the evening in London: in Brussels 1 June has begun.
    clock: () => Date.UTC(2030, 4, 31, 22, 30),
  });
});
afterAll(() => app.close());

const ask = async (query: Readonly<Record<string, string>>) => {
  const texts = new URLSearchParams({
    amount: '29950',
    checkinDate: '2030-06-10',
    pointOfSale: 'be',
    ...query,
  });
  const answer = await app.inject(`/gateway/purchase/alma/eligibility?${texts.toString()}`);
  return { status: answer.statusCode, body: answer.json<z.output<typeof paymentMethods>>() };
};
const typesOf = async (query: Readonly<Record<string, string>>) =>
  (await ask(query)).body.paymentMethods.map(({ type }) => type);

describe('the ways to pay', () => {
  it('are answered for an amount in cents, a policy and a point of sale in lower case [SAPI-09]', async () => {
    const { status, body } = await ask({ cancellationPolicyType: 'NCNR' });
    expect(status).toBe(200);
    expect(body.paymentMethods).toEqual([
      {
        type: '3x',
        paymentFee: 450,
        plan: [
          { amount: 9984 + 450, date: '2030-06-01' },
          { amount: 9983, date: '2030-07-01' },
          { amount: 9983, date: '2030-08-01' },
        ],
      },
      expect.objectContaining({ type: '4x', paymentFee: 659 }),
      { type: 'deferred', paymentFee: 0, plan: [{ amount: 29_950, date: '2030-06-08' }] },
    ]);
    // One that came later than this version is left out by whoever reads the answer.
    const later = { paymentMethods: [...body.paymentMethods, { type: '5x', paymentFee: 1 }] };
    expect(z.parse(paymentMethods, later)).toEqual(body);
  });

  it('take the last day of a refund where it is known, and not of a non-refundable stay [SAPI-09]', async () => {
    const deferred = async (query: Readonly<Record<string, string>>) =>
      (await ask(query)).body.paymentMethods.find(({ type }) => type === 'deferred')?.plan;
    expect(await deferred({ cancellableUntil: '2030-06-05' })).toEqual([
      { amount: 29_950, date: '2030-06-05' },
    ]);
    expect(await deferred({ cancellableUntil: '2030-06-05', cancellationPolicyType: 'NCNR' })).toEqual([
      { amount: 29_950, date: '2030-06-08' },
    ]);
  });

  it('depend on the amount, and on the days until arrival in the market’s own time [INSTALMENT-05]', async () => {
    expect(await typesOf({ amount: '19999' })).toEqual(['deferred']);
    expect(await typesOf({ amount: '22000' })).toEqual(['3x', 'deferred']);
    expect(await typesOf({ checkinDate: '2030-06-08' })).toEqual(['3x', '4x', 'deferred']);
    expect(await typesOf({ checkinDate: '2030-06-07' })).toEqual(['deferred']);
    expect(await typesOf({ checkinDate: '2030-06-05' })).toEqual([]);
  });

  it.each([{ pointOfSale: 'BE' }, { amount: '299.50' }, { checkinDate: '2030-02-30' }])(
    'are refused for %j',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
