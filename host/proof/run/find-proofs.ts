import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Proof } from '../proof.ts';

const SUFFIX = '.proof.ts';
const FOLDER = dirname(import.meta.dirname);

/** Files of all proofs, `<name>.proof.ts`, in `host/proof` or a folder of it, by name. */
function proofFiles(): Map<string, string> {
  const files = globSync(`**/*${SUFFIX}`, { cwd: FOLDER }).toSorted();
  return new Map(files.map((file) => [basename(file, SUFFIX), file]));
}

/** Names of all proofs, in order of the alphabet. */
export function proofNames(): string[] {
  return [...proofFiles().keys()].toSorted();
}

/** The file of a proof, seen from the top folder. */
export function proofFile(name: string): string {
  return join('host/proof', proofFiles().get(name) ?? `${name}${SUFFIX}`);
}

/** One proof by name. */
export async function loadProof(name: string): Promise<Proof> {
  const file = proofFiles().get(name) ?? `${name}${SUFFIX}`;
  const { proof } = (await import(join(FOLDER, file))) as { proof?: Proof };
  if (proof?.name !== name)
    throw new Error(`${proofFile(name)}: expected an export 'proof' with the name '${name}'.`);
  return proof;
}
