import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Payload } from 'altcha-lib/v1/types';
import type { BotGate } from './bot-gate.ts';

/** Milliseconds in which a challenge is to be solved and the form sent. */
export const CHALLENGE_LIFE_MS = 10 * 60_000;

/** Numbers a browser tries at most; half of them on average, well below a second. */
const MOST_TRIES = 50_000;

/** The self-hosted gate: a small piece of work for the browser, signed so that nobody makes their own. */
export function altchaGate(secret: string, clock: () => number): BotGate {
  return {
    name: 'altcha',
    async challenge() {
      const challenge = await createChallenge({
        hmacKey: secret,
        maxnumber: MOST_TRIES,
        expires: new Date(clock() + CHALLENGE_LIFE_MS),
      });
      return { ...challenge, maxnumber: challenge.maxnumber ?? MOST_TRIES };
    },
    async check(proof) {
      const payload = readPayload(proof);
      if (!payload) return undefined;
      const expiresAt = Number(extractParams(payload)['expires']) * 1_000;
      // By our own clock, and never without an end.
      if (!(expiresAt > clock() && expiresAt <= clock() + CHALLENGE_LIFE_MS + 1_000)) return undefined;
      if (!(await verifySolution(payload, secret, false))) return undefined;
      return { name: payload.signature, expiresAt };
    },
  };
}

/** A proof as the altcha widget posts it: JSON in base64. */
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
