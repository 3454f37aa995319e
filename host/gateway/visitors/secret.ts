/**
 * A secret that signs or encrypts. As a list, the first one is used for what is new, and the others are still read: so a
 * secret is replaced without ending what it signed.
 */
export type Secret = string | SecretList;

/** The present secret, then older ones. */
export type SecretList = readonly [present: string, ...older: string[]];

/** The present one. */
export const presentSecret = (secret: Secret): string => (typeof secret === 'string' ? secret : secret[0]);

/** All of them, the present one first. */
export const allSecrets = (secret: Secret): SecretList => (typeof secret === 'string' ? [secret] : secret);

/** Reads a list as settings and files have it, joined by commas; undefined if there is none. */
export function readSecretList(text: string): SecretList | undefined {
  const [present = '', ...older] = text.split(',').map((one) => one.trim());
  return present === '' || older.includes('') ? undefined : [present, ...older];
}
