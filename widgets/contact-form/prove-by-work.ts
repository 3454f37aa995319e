import type { ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import type { BotScript } from '@staykit/core/contact/captcha-settings.ts';
import { sha256 } from '@staykit/core/contact/sha256.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';

/** Milliseconds after which the page may do something else: no task is felt. */
const SLICE_MS = 12;

/** Numbers between two looks at the clock. */
const STEP = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The check of the shop: works a small challenge out, or lets the script that the shop names get the proof; hands it in,
 * and gives the token. [CAPTCHA-02]
 */
export async function proveByWork(
  client: ContactClient,
  signal: AbortSignal,
  byScript: (script: BotScript) => Promise<string>,
): Promise<string> {
  const asked = await client.contactChallenge({ signal });
  if (asked.script) return (await client.checkContact(await byScript(asked.script), { signal })).token;
  const { algorithm, challenge, maxnumber = 0, salt = '', signature } = asked;
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
