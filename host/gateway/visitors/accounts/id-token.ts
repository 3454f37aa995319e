import { createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';

/** Verifies the ID tokens of agents, from Google or the embedded issuer. */
export interface IdTokenChecker {
  /** The agent of a valid token; undefined otherwise. */
  check(token: string): Promise<{ agent: string } | undefined>;
}

/** Accepted issuers, audience and mail domain. */
export interface IdTokenOptions {
  issuers: readonly string[];
  /** The shop's client id. */
  audience: string;
  /** The currently valid keys. */
  keys(): Promise<readonly PublicKey[]>;
  /** Mail domain of the customer service: accounts of other domains are refused. */
  domain: string;
  clock(): number;
}

/** A JWK public key (RFC 7517). */
export type PublicKey = JsonWebKey & { kid?: string };

/** Tolerated clock difference in seconds. */
const LEEWAY = 60;

/** Accepted algorithms: never `none`, never a symmetric one. */
const ALGORITHMS = { RS256: 'rsa', ES256: 'ec' } as const;

/** Checks signature, issuer, audience, expiry and domain of a token. */
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
  // The key's type must match the algorithm that the token names.
  if (publicKey.asymmetricKeyType !== ALGORITHMS[algorithm]) return false;
  return verify(
    'sha256',
    Buffer.from(text),
    algorithm === 'ES256' ? { key: publicKey, dsaEncoding: 'ieee-p1363' } : publicKey,
    Buffer.from(signature, 'base64url'),
  );
}
