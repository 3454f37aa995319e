import * as fc from 'fast-check';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../../widgets/contract/calls.ts';
import { quickValidatorCompiler } from './quick-validator.ts';

const values = fc.oneof(
  fc.constantFrom('1', '2', '0', 'true', 'fr_FR', 'booking', '2030-06-07', '2030-02-30', '48.5', 'a,b', ''),
  fc.string(),
  fc.constant(['1', '2']),
  fc.constant(undefined),
);

describe('parameters that are read without zod', () => {
  for (const { id, query } of CALLS.filter((call) => call.query)) {
    it(`of ${id} are taken, left out and refused as zod does`, () => {
      const route = { schema: query!, method: 'GET', url: '/', httpPart: 'querystring' };
      const quick = quickValidatorCompiler(route);
      const slow = validatorCompiler(route);
      const names = Object.keys((query as { shape?: object }).shape ?? {});
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.constantFrom('unknown', '__proto__', ...names), values), { maxLength: 6 }),
          (entries) => {
            const given = Object.fromEntries(entries);
            expect(quick(given)).toEqual(slow(given));
          },
        ),
        { numRuns: 150 },
      );
    });
  }
});
