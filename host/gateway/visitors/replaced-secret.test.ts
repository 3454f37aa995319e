import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitorDesk, type VisitorDesk } from '../fixtures/visitor-desk.ts';
import { previewToken, readPreviewToken } from '../content/versions/preview.ts';
import { openAccount, replaceLink, takeLink } from './accounts/account-repository.ts';
import { createSessions } from './accounts/sessions.ts';
import { addWish, wishesOf } from './accounts/wish-repository.ts';
import { altchaGate } from './bots/altcha-gate.ts';
import { keyedHash, keyedHashes } from './keyed-hash.ts';
import { bookingOfToken, reviewToken } from './reviews/review-link.ts';
import { visitorOwner } from './routes/wishlist.ts';
import type { Secret } from './secret.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const BOTH: Secret = [NEW, OLD];

let desk: VisitorDesk;
const clock = () => desk.clock.now;
beforeAll(async () => {
  desk = await openVisitorDesk();
});
afterAll(() => desk.close());

describe('an operator who replaces a secret and keeps the old one for a while', () => {
  it('ends no session, and new ones are of the new secret', async () => {
    const { db } = desk;
    const [before, during, after] = [OLD, BOTH, NEW].map((secret) => createSessions(db, secret, clock));
    const owner = { kind: 'care', agent: 'olive@shop.example' } as const;
    const old = await db.transaction((tx) => before!.open(tx, owner));
    const fresh = await db.transaction((tx) => during!.open(tx, owner));
    expect(await during!.find(old, 'care')).toEqual(owner);
    expect(await after!.find(old, 'care')).toBeUndefined();
    expect(await after!.find(fresh, 'care')).toEqual(owner);
    await during!.end(db, old);
    expect(await before!.find(old, 'care')).toBeUndefined();
  });

  it('ends no link of a mail', async () => {
    const { db } = desk;
    const now = new Date(clock()).toISOString();
    const { id } = await openAccount(db, { email: 'zoe@orange.example', name: 'Z', locale: 'fr_FR' }, now);
    const expiresAt = new Date(clock() + 60_000).toISOString();
    await replaceLink(db, {
      hash: keyedHash(OLD, 'link', 'word'),
      accountId: id,
      purpose: 'reset',
      expiresAt,
    });
    expect(await takeLink(db, keyedHashes(NEW, 'link', 'word'), now)).toBeUndefined();
    expect(await takeLink(db, keyedHashes(BOTH, 'link', 'word'), now)).toBe(id);
    const until = clock() + 60_000;
    const review = reviewToken(OLD, '12345678', until);
    expect([BOTH, NEW].map((secret) => bookingOfToken(secret, review, clock()))).toEqual([
      '12345678',
      undefined,
    ]);
    expect(bookingOfToken(NEW, reviewToken(BOTH, '12345678', until), clock())).toBe('12345678');
    const preview = previewToken(OLD, 7, until);
    expect([BOTH, NEW].map((secret) => readPreviewToken(secret, preview, clock()))).toEqual([7, undefined]);
    expect(readPreviewToken(NEW, previewToken(BOTH, 7, until), clock())).toBe(7);
  });

  it('loses no wish of a visitor: it is kept under the new secret from the next visit on', async () => {
    const { db } = desk;
    const now = new Date(clock()).toISOString();
    const before = await visitorOwner({ db, secret: OLD }, 'visitor');
    await db.transaction((tx) => addWish(tx, before, '10', now));
    const during = await visitorOwner({ db, secret: BOTH }, 'visitor');
    expect(await wishesOf(db, during)).toEqual(['10']);
    expect(await visitorOwner({ db, secret: NEW }, 'visitor')).toBe(during);
    expect(await wishesOf(db, before)).toEqual([]);
  });

  it('has a bot check that was begun before pass', async () => {
    const gates = [OLD, BOTH, NEW].map((secret) => altchaGate(secret, clock));
    const challenge = (await gates[0]!.challenge()) as {
      challenge: string;
      salt: string;
      algorithm: string;
      signature: string;
      maxnumber: number;
    };
    const { solveChallenge } = await import('altcha-lib/v1');
    const solved = await solveChallenge(
      challenge.challenge,
      challenge.salt,
      challenge.algorithm,
      challenge.maxnumber,
    ).promise;
    const { maxnumber: _, ...said } = challenge;
    const proof = Buffer.from(JSON.stringify({ ...said, number: solved?.number })).toString('base64');
    expect(await gates[1]!.check(proof)).toMatchObject({ name: challenge.signature });
    expect(await gates[2]!.check(proof)).toBeUndefined();
  });
});
