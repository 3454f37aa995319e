import { CLIENT_CALLS } from '@staykit/testing/fixtures/client-calls.ts';
import { FAULTS, startFaultyServer } from '@staykit/testing/fixtures/faulty-server.ts';
import { FAULT_OUTCOMES, tryFault } from '@staykit/testing/fixtures/try-faults.ts';
import { createFindings, type Proof } from './proof.ts';

/** Times that every call meets every fault. */
const ROUNDS = { short: 1, long: 40 };

/** Every call of the client against a server that fails in every way, with the patience of a real page. */
export const proof: Proof = {
  name: 'faults',
  says: 'However a server fails, every call of the client ends in its code within five seconds.',
  async run({ size }) {
    const findings = createFindings();
    const server = await startFaultyServer();
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => void unheard.push(reason);
    process.on('unhandledRejection', hear);
    const calls = Object.values(CLIENT_CALLS);
    const problems = new Map<string, string[]>(FAULTS.map((fault) => [fault, []]));
    let made = 0;
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      // One call of a kind at a time, so that what the server counts belongs to it.
      await Promise.all(
        FAULTS.flatMap((fault) =>
          calls.map(async (call) => {
            made += 1;
            problems.get(fault)?.push(...(await tryFault(server, fault, call)));
          }),
        ),
      );
    }
    await server.close();
    process.off('unhandledRejection', hear);
    for (const fault of FAULTS) {
      const found = problems.get(fault) ?? [];
      findings.check(
        `under ${fault} every call ends in ${FAULT_OUTCOMES[fault].code} within five seconds`,
        found.length === 0,
        found.slice(0, 5).join('; '),
      );
    }
    findings.check('no failure is left for the page to find', unheard.length === 0, String(unheard[0]));
    findings.figure('calls', made);
    return findings.result();
  },
};
