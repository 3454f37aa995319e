/** How agents sign in. */
export type CareSignIn =
  /** By Google, under the shop's client id there. */
  | { by: 'google'; clientId: string }
  /** By the stand-in for Google of a developer's machine. */
  | { by: 'embedded' };

/** Additional data for pages in customer-care mode. */
export interface CareShell {
  /** The public host that this host shows, with its port: where copied links lead. [CAREMODE-04] */
  publicHost: string;
  /** Absent where nobody configured it: then nobody gets in. */
  signIn?: CareSignIn;
}

/** How agents sign in under a client id. */
export function careSignIn(clientId: string | undefined): CareSignIn | undefined {
  if (clientId === undefined) return undefined;
  return clientId === 'embedded' ? { by: 'embedded' } : { by: 'google', clientId };
}
