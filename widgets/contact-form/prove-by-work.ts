import type { ContactClient } from '../client/contact/create-contact-client.ts';
import { sha256 } from '../core/contact/sha256.ts';
import { StayError } from '../core/errors/catalogue.ts';

/** Milliseconds after which the page may do something else: no task is felt. */
const SLICE_MS = 12;

/** Numbers between two looks at the clock. */
const STEP = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The shop's own check: works a small challenge out, hands it in, and gives the token. */
export async function proveByWork(client: ContactClient, signal: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = await client.contactChallenge({ signal });
  let since = performance.now();
  for (let number = 0; number <= maxnumber; number += 1) {
    if (sha256(salt + number) === challenge) {
      const proof = btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
      return (await client.checkContact(proof, { signal })).token;
    }
    if (number % STEP === 0 && performance.now() - since > SLICE_MS) {
      await pause();
      signal.throwIfAborted();
      since = performance.now();
    }
  }
  throw new StayError('BAD_ANSWER', 'contact-form: the challenge has no solution');
}
