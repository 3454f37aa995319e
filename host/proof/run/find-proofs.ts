import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Proof } from '../proof.ts';

const SUFFIX = '.proof.ts';

/** Names of all proofs: a file `<name>.proof.ts` of the folder above each. */
export function proofNames(): string[] {
  return readdirSync(dirname(import.meta.dirname))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .toSorted();
}

/** One proof by name. */
export async function loadProof(name: string): Promise<Proof> {
  const { proof } = (await import(`../${name}${SUFFIX}`)) as { proof?: Proof };
  if (proof?.name !== name)
    throw new Error(`host/proof/${name}${SUFFIX}: expected an export 'proof' with the name '${name}'.`);
  return proof;
}
