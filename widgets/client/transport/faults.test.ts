import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_CALLS } from '@staykit/testing/fixtures/client-calls.ts';
import { FAULTS, startFaultyServer, type FaultyServer } from '@staykit/testing/fixtures/faulty-server.ts';
import { FAULT_OUTCOMES, tryFault } from '@staykit/testing/fixtures/try-faults.ts';
import { createClient } from '../create-client.ts';

/** Milliseconds in place of the client's own 4,500, so that no test waits for them. */
const TIMEOUT = 1_200;

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

describe('a server that fails', () => {
  it('is tried with every function of the client', () => {
    const client = createClient({ api: '/api', locale: 'fr_FR' });
    expect(Object.keys(CLIENT_CALLS).toSorted()).toEqual(Object.keys(client).toSorted());
  });

  it.each(FAULTS.map((fault) => [fault, FAULT_OUTCOMES[fault].code] as const))(
    'with %s ends every call in %s, told once, and made again only where that may help',
    async (fault) => {
      const problems = await Promise.all(
        Object.values(CLIENT_CALLS).map((one) => tryFault(server, fault, one, TIMEOUT)),
      );
      expect(problems.flat()).toEqual([]);
    },
  );
});
