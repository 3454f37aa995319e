/**
 * `npm run proof [name ...] [-- --short]`: the long proofs by name, or all of them. Each runs in a process of its own
 * within a time limit, and writes `reports/proof-<name>.json`. `npm run test:all` runs the short forms.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadProof, proofFile, proofNames } from './run/find-proofs.ts';
import type { Proof, ProofResult, ProofSize } from './proof.ts';
import { provideNeeds } from './run/provide-needs.ts';

const REPORTS = 'reports';
/** Seconds that a short form should take, and after which it is ended. */
const SHORT_WANTED = 30;
const SHORT_LIMIT = 240;
const LONG_LIMIT = 1_200;

/** Runs a proof in a process of its own; ends it and its children, and only them, after `limit` seconds. */
function runOne(name: string, size: ProofSize, limit: number): Promise<ProofResult> {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-proof-'));
  // A database server of the proof runs under an account of its own, and keeps its folder in here.
  chmodSync(folder, 0o755);
  const file = join(folder, 'result.json');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['host/proof/run/run-one-proof.ts', name, size, file], {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, TMPDIR: folder },
    });
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Nothing of it is left.
      }
    };
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      endGroup();
    }, limit * 1000);
    const stop = () => {
      endGroup();
      process.exit(1);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      endGroup();
      const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofResult) : undefined;
      rmSync(folder, { recursive: true, force: true });
      const ending = `the proof ${name} comes to an end`;
      resolve(
        result ?? {
          passed: [],
          failed: [ending],
          reasons: { [ending]: late ? `it ran for more than ${limit} s` : `it ended with ${String(code)}` },
          figures: {},
        },
      );
    });
  });
}

/** The report, in the shape of Vitest's, so that one tool reads the rows that all reports show. */
function report(proof: Proof, size: ProofSize, seconds: number, result: ProofResult): object {
  const { passed, failed, reasons = {}, figures } = result;
  const line = (status: string) => (title: string) => ({
    title,
    fullName: `${proof.name} ${title}`,
    status,
    failureMessages: reasons[title] === undefined ? [] : [reasons[title]],
  });
  return {
    proof: proof.name,
    says: proof.says,
    size,
    seconds,
    figures,
    numPassedTests: passed.length,
    numFailedTests: failed.length,
    success: failed.length === 0,
    testResults: [
      {
        name: proofFile(proof.name),
        status: failed.length === 0 ? 'passed' : 'failed',
        assertionResults: [...passed.map(line('passed')), ...failed.map(line('failed'))],
      },
    ],
  };
}

async function prove(name: string, size: ProofSize): Promise<{ passed: number; failed: number }> {
  const proof = await loadProof(name);
  console.log(`-- ${name}: ${proof.says}`);
  const limit = size === 'short' ? SHORT_LIMIT : (proof.longest ?? LONG_LIMIT);
  let result: ProofResult;
  let from = performance.now();
  try {
    provideNeeds(proof.needs ?? [], console.log);
    from = performance.now();
    result = await runOne(name, size, limit);
  } catch (error) {
    const start = `the proof ${name} can be started`;
    const reason = error instanceof Error ? error.message : String(error);
    result = { passed: [], failed: [start], reasons: { [start]: reason }, figures: {} };
  }
  const seconds = Math.round((performance.now() - from) / 100) / 10;
  for (const sentence of result.failed)
    console.log(`   FAILED ${sentence}: ${result.reasons?.[sentence] ?? 'it did not hold'}`);
  for (const [figure, value] of Object.entries(result.figures)) console.log(`   ${figure}: ${value}`);
  const slow = size === 'short' && seconds > SHORT_WANTED ? `, more than the ${SHORT_WANTED} s wanted` : '';
  console.log(
    `-- ${name}: ${result.passed.length} passed, ${result.failed.length} failed (${seconds} s${slow})`,
  );
  writeFileSync(
    `${REPORTS}/proof-${name}.json`,
    `${JSON.stringify(report(proof, size, seconds, result), null, 2)}\n`,
  );
  return { passed: result.passed.length, failed: result.failed.length };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const all = proofNames();
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`proof: no proof named ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}
mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const name of positionals.length > 0 ? positionals : all) {
  // One that is named runs all the same.
  if (values.short && positionals.length === 0 && (await loadProof(name)).isLongOnly) continue;
  const { passed, failed } = await prove(name, values.short ? 'short' : 'long');
  total.passed += passed;
  total.failed += failed;
}
writeFileSync(`${REPORTS}/proofs.json`, `${JSON.stringify(total)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
