import { createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';

/** Says who an agent is, by the token that Google or a stand-in for it gave. */
export interface IdTokenChecker {
  /** The agent of a good token; nothing for every other one. */
  check(token: string): Promise<{ agent: string } | undefined>;
}

/** Who issues tokens, for whom, and whose addresses are let in. */
export interface IdTokenOptions {
  issuers: readonly string[];
  /** The client id that the shop has at the issuer. */
  audience: string;
  /** The keys that are valid now. */
  keys(): Promise<readonly PublicKey[]>;
  /** The mail domain of the customer service: nobody else's account counts, however well it is signed. */
  domain: string;
  clock(): number;
}

/** A public key of an issuer in the form of RFC 7517. */
export type PublicKey = JsonWebKey & { kid?: string };

/** Seconds that the clocks of issuer and shop may differ. */
const LEEWAY = 60;

/** The two ways of signing that are taken: never `none`, never one with a shared secret. */
const ALGORITHMS = { RS256: 'rsa', ES256: 'ec' } as const;

/** Checks signature, issuer, audience, time and domain of a token. */
export function idTokenChecker({ issuers, audience, keys, domain, clock }: IdTokenOptions): IdTokenChecker {
  return {
    async check(token) {
      const parts = token.split('.');
      const [head, body, signature] = parts;
      if (parts.length !== 3 || !head || !body || !signature) return undefined;
      const header = readPart(head);
      const claims = readPart(body);
      if (!header || !claims) return undefined;
      const algorithm = header['alg'];
      if (algorithm !== 'RS256' && algorithm !== 'ES256') return undefined;
      const key = (await keys()).find((each) => each.kid === header['kid']);
      if (!key || !isSigned(`${head}.${body}`, signature, algorithm, key)) return undefined;
      const now = clock() / 1_000;
      const { iss, aud, exp, nbf, iat, email, email_verified: verified } = claims;
      if (typeof iss !== 'string' || !issuers.includes(iss)) return undefined;
      if (Array.isArray(aud) ? !aud.includes(audience) : aud !== audience) return undefined;
      if (typeof exp !== 'number' || exp + LEEWAY <= now) return undefined;
      if (typeof iat === 'number' && iat - LEEWAY > now) return undefined;
      if (typeof nbf === 'number' && nbf - LEEWAY > now) return undefined;
      if (typeof email !== 'string' || verified !== true) return undefined;
      if (!email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)) return undefined;
      return { agent: email.toLowerCase() };
    },
  };
}

function readPart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isSigned(
  text: string,
  signature: string,
  algorithm: keyof typeof ALGORITHMS,
  key: PublicKey,
): boolean {
  let publicKey: KeyObject;
  try {
    publicKey = createPublicKey({ key, format: 'jwk' });
  } catch {
    return false;
  }
  // The token names the algorithm, but the key decides which one it can be.
  if (publicKey.asymmetricKeyType !== ALGORITHMS[algorithm]) return false;
  return verify(
    'sha256',
    Buffer.from(text),
    algorithm === 'ES256' ? { key: publicKey, dsaEncoding: 'ieee-p1363' } : publicKey,
    Buffer.from(signature, 'base64url'),
  );
}
