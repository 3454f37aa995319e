import { createHash } from 'node:crypto';

/** A challenge of the bot gate as it is answered. */
export interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Works a challenge out as a browser does, and gives the proof as it is posted. */
export function solveChallenge({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) {
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
        'base64',
      );
    }
  }
  throw new Error('The challenge has no solution.');
}
