import { generateKeyPairSync, sign } from 'node:crypto';
import { idTokenChecker, type IdTokenChecker, type PublicKey } from './id-token.ts';

/** Issuer name; trusted in this process only. */
const ISSUER = 'https://issuer.staykit.invalid';
const AUDIENCE = 'staykit';
const DOMAIN = 'staykit.invalid';

/** Validity of a token in seconds. */
const LIFE = 300;

/** Replaces Google on a developer's machine; its key lives as long as the process. */
export interface EmbeddedIssuer {
  checker: IdTokenChecker;
  /** Issues a token for an agent. */
  issue(name: string, more?: Readonly<Record<string, unknown>>): string;
}

/** Creates a key and signs tokens with it. */
export function createEmbeddedIssuer(clock: () => number): EmbeddedIssuer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key: PublicKey = { ...publicKey.export({ format: 'jwk' }), kid: 'embedded' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    checker: idTokenChecker({
      issuers: [ISSUER],
      audience: AUDIENCE,
      keys: async () => [key],
      domain: DOMAIN,
      clock,
    }),
    issue(name, more = {}) {
      const now = Math.floor(clock() / 1_000);
      const text = [
        part({ alg: 'ES256', typ: 'JWT', kid: 'embedded' }),
        part({
          iss: ISSUER,
          aud: AUDIENCE,
          sub: name,
          email: `${name}@${DOMAIN}`,
          email_verified: true,
          iat: now,
          exp: now + LIFE,
          ...more,
        }),
      ].join('.');
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}
