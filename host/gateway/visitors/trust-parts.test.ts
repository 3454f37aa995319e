import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEmbeddedIssuer } from './accounts/embedded-issuer.ts';
import { publishedKeys } from './accounts/google-keys.ts';
import { idTokenChecker, type PublicKey } from './accounts/id-token.ts';
import { createPasswords, SCRYPT_COST } from './accounts/passwords.ts';
import { readSecrets } from './secrets.ts';

describe('the secrets', () => {
  it('are made at the first start, kept for the next, and read by their owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'staykit-secrets-'));
    const first = readSecrets(join(folder, 'data'));
    expect(readSecrets(join(folder, 'data'))).toEqual(first);
    expect(first.session).not.toBe(first.bot);
    expect(first.session.length).toBeGreaterThanOrEqual(43);
    for (const name of ['session-secret', 'bot-secret']) {
      expect(statSync(join(folder, 'data', name)).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(folder, 'data', name), 'utf8').trim().length).toBeGreaterThan(40);
    }
    expect(readSecrets(join(folder, 'data'), { session: 'given' })).toEqual({
      session: 'given',
      bot: first.bot,
    });
    rmSync(folder, { recursive: true });
  });
});

describe('a password', () => {
  const cheap = createPasswords({ N: 16, r: 1, p: 1 });

  it('is stored with its cost and a salt of its own, and compared by them', async () => {
    const [one, two] = await Promise.all([cheap.store('word'), cheap.store('word')]);
    expect(one).toMatch(/^scrypt\$16,1,1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    const dear = createPasswords({ N: 32, r: 1, p: 1 });
    expect(await dear.matches('word', one)).toBe(true);
    expect(await dear.matches('Word', one)).toBe(false);
    expect([dear.isWeak(one), cheap.isWeak(one)]).toEqual([true, false]);
  });

  it('is spelt the same on every keyboard', async () => {
    expect(await cheap.matches('e\u0301te\u0301', await cheap.store('été'))).toBe(true);
  });

  it('of an unknown address takes as long to refuse as a wrong one', async () => {
    const real = createPasswords({ ...SCRYPT_COST, N: 2 ** 13 });
    const stored = await real.store('word');
    const time = async (known: string | undefined) => {
      const from = performance.now();
      expect(await real.matches('other', known)).toBe(false);
      return performance.now() - from;
    };
    await time(stored);
    const [wrong, unknown] = [await time(stored), await time(undefined)];
    expect(unknown).toBeGreaterThan(wrong / 4);
  });

  it('is never matched by something that is no stored password', async () => {
    for (const stored of [undefined, '', 'word', 'scrypt$16,1,1$$', 'scrypt$0,0,0$aaaa$aaaa'])
      expect(await cheap.matches('word', stored)).toBe(false);
  });
});

describe('the sign-in of an agent', () => {
  const now = Date.UTC(2030, 2, 4);
  const issuer = createEmbeddedIssuer(() => now);

  it('is good with a token of the issuer for the shop', async () => {
    expect(await issuer.checker.check(issuer.issue('ana'))).toEqual({ agent: 'ana@staykit.invalid' });
  });

  it.each([
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['for another shop', { aud: 'other' }],
    ['that is over', { exp: now / 1_000 - 61 }],
    ['without an end', { exp: undefined }],
    ['of tomorrow', { iat: now / 1_000 + 86_400 }],
    ['of another domain', { email: 'ana@other.example' }],
    ['of a domain that only ends alike', { email: 'ana@evil-staykit.invalid' }],
    ['of an address that was not checked', { email_verified: false }],
  ])('is refused with a token %s', async (_which, claims) => {
    expect(await issuer.checker.check(issuer.issue('ana', claims))).toBeUndefined();
  });

  it('is refused with a token that was changed, is signed by somebody else, or not at all', async () => {
    const token = issuer.issue('ana');
    const [head = '', body = '', signature = ''] = token.split('.');
    const changed = Buffer.from(body, 'base64url').toString().replace('ana@', 'eve@');
    const unsigned = Buffer.from('{"alg":"none","kid":"embedded"}').toString('base64url');
    for (const wrong of [
      `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`,
      createEmbeddedIssuer(() => now).issue('ana'),
      `${unsigned}.${body}.`,
      `${unsigned}.${body}.${signature}`,
      `${head}.${body}`,
      `${token}.x`,
      'a.b.c',
      '',
    ])
      expect(await issuer.checker.check(wrong), wrong).toBeUndefined();
  });

  it('takes RS256 with the key that the issuer publishes, and ES256 only with a key made for it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const key: PublicKey = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' };
    let asked = 0;
    const keys = publishedKeys(
      'https://keys.example',
      () => now,
      async () => {
        asked += 1;
        return Response.json({ keys: [key] });
      },
    );
    const checker = idTokenChecker({
      issuers: ['https://accounts.google.com'],
      audience: 'shop',
      domain: 'shop.example',
      keys,
      clock: () => now,
    });
    const token = (alg: string) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const text = `${part({ alg, kid: 'k1' })}.${part({
        iss: 'https://accounts.google.com',
        aud: ['shop'],
        exp: now / 1_000 + 60,
        email: 'Ana@shop.example',
        email_verified: true,
      })}`;
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    };
    expect(await checker.check(token('RS256'))).toEqual({ agent: 'ana@shop.example' });
    expect(await checker.check(token('ES256'))).toBeUndefined();
    expect(asked).toBe(1);
  });
});
