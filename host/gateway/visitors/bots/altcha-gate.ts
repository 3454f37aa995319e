import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Payload } from 'altcha-lib/v1/types';
import { allSecrets, presentSecret, type Secret } from '../secret.ts';
import type { BotGate } from './bot-gate.ts';

/** Milliseconds to solve a challenge and send the form. */
export const CHALLENGE_LIFE_MS = 10 * 60_000;

/** Largest number to try; half of it on average, well below a second. */
const MOST_TRIES = 50_000;

/** Self-hosted proof of work, signed by the server. */
export function altchaGate(secret: Secret, clock: () => number): BotGate {
  return {
    name: 'altcha',
    async challenge() {
      const challenge = await createChallenge({
        hmacKey: presentSecret(secret),
        maxnumber: MOST_TRIES,
        expires: new Date(clock() + CHALLENGE_LIFE_MS),
      });
      return { ...challenge, maxnumber: challenge.maxnumber ?? MOST_TRIES };
    },
    async check(proof) {
      const payload = readPayload(proof);
      if (!payload) return undefined;
      const expiresAt = Number(extractParams(payload)['expires']) * 1_000;
      // By our own clock, and with an upper limit.
      if (!(expiresAt > clock() && expiresAt <= clock() + CHALLENGE_LIFE_MS + 1_000)) return undefined;
      for (const one of allSecrets(secret))
        if (await verifySolution(payload, one, false)) return { name: payload.signature, expiresAt };
      return undefined;
    },
  };
}

/** A proof of the altcha widget: JSON in base64. */
function readPayload(proof: string): Payload | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { algorithm, challenge, number, salt, signature } = value as Record<string, unknown>;
  if (algorithm !== 'SHA-256' || typeof challenge !== 'string' || typeof salt !== 'string') return undefined;
  if (typeof signature !== 'string' || !Number.isSafeInteger(number)) return undefined;
  return { algorithm, challenge, salt, signature, number: number as number };
}
