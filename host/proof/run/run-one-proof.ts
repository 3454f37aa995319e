/**
 * `node host/proof/run/run-one-proof.ts NAME short|long FILE`: runs one proof in a process of its own and writes what it
 * found. Started by `npm run proof`, which ends this process and its children when the time is over.
 */
import { writeFileSync } from 'node:fs';
import { loadProof } from './find-proofs.ts';
import type { ProofSize } from '../proof.ts';

const [name = '', size = 'short', file = ''] = process.argv.slice(2);
const proof = await loadProof(name);
const result = await proof.run({
  size: size as ProofSize,
  say: (line) => console.log(`   ${line}`),
});
writeFileSync(file, JSON.stringify(result));
process.exit(0);
