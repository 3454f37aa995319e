/**
 * `npm test` and `npm run test:all`: runs the steps of a ring, which stand in package.json under `wireit`, and tells each
 * as it ends. A step whose inputs did not change since it last passed is not run again: its report stands. A failed step
 * does not hide the others. The last line sums them up; with `--after RING` it counts the last run of that ring too.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { countReport, type Count } from './count-report.ts';

interface Script {
  dependencies?: readonly (string | { script: string })[];
  output?: readonly string[];
}

const REPORTS = 'reports';
/** Written by wireit: a line when a script begins, and one when it ends. */
const EVENTS = `${REPORTS}/wireit.log`;
/** Minutes after which what still runs is ended, and the ring has failed. */
const LIMIT = 70;
const SECOND = 1000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { after: { type: 'string' } },
});
const [ring = ''] = positionals;
const { wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as { wireit: Record<string, Script> };
const steps = (wireit[ring]?.dependencies ?? []).map((step) =>
  typeof step === 'string' ? step : step.script,
);
if (steps.length === 0) {
  console.error(`"${ring}" is no ring of package.json. Rings: first-ring, second-ring.`);
  process.exit(2);
}

/** The file in which a ring leaves its count. */
const countFile = (name: string): string => `${REPORTS}/${name}.count.json`;
const reportOf = (step: string): string | undefined =>
  wireit[step]?.output?.find((file) => file.startsWith(`${REPORTS}/`) && !file.includes('*'));

mkdirSync(REPORTS, { recursive: true });
rmSync(EVENTS, { force: true });
rmSync(countFile(ring), { force: true });
const seconds = (since: number): string => `${Math.round((Date.now() - since) / SECOND)} s`;
const started = Date.now();
const begun = new Map<string, number>();
const total: Count = { passed: 0, failed: 0, broken: [], late: [] };
const ended = new Set<string>();

/** Counts a step that ended and tells it. */
function end(step: string, how: string): void {
  if (!steps.includes(step) || ended.has(step)) return;
  ended.add(step);
  const report = reportOf(step);
  const isFine = how !== 'failed';
  let count: Count = { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, broken: [], late: [] };
  if (report !== undefined && existsSync(report))
    count = countReport(JSON.parse(readFileSync(report, 'utf8')) as object);
  else if (report !== undefined) count = { ...count, passed: 0, failed: 1 };
  // A runner that ends badly although every test passed (an unhandled error) has failed.
  if (!isFine && count.failed === 0) count.failed = 1;
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0)
    total.broken.push(
      ...(count.broken.length > 0 ? count.broken : [{ title: 'see above' }]).map(
        ({ title, alone = `npm run ${step}`, ...failure }) => ({
          ...failure,
          title: `${step}: ${title}`,
          alone,
        }),
      ),
    );
  const from = begun.get(step);
  console.log(
    `[${ended.size}/${steps.length}] ${step}: ${count.passed} passed, ${count.failed} failed` +
      (how === 'fresh' ? ' (nothing changed: as before)' : from === undefined ? '' : ` (${seconds(from)})`),
  );
  for (const title of count.late) console.log(`   only at a second try: ${title}`);
}

/** Reads what wireit has written since the last time. */
let read = 0;
function follow(): void {
  if (!existsSync(EVENTS)) return;
  const text = readFileSync(EVENTS, 'utf8');
  const lines = text.slice(read, text.lastIndexOf('\n') + 1);
  read += lines.length;
  for (const [, mark, step = '', what = ''] of lines.matchAll(/^(\S+) \[([\w:-]+)\] (.*)$/gm)) {
    if (what.startsWith('Running command')) {
      begun.set(step, Date.now());
      if (steps.includes(step)) console.log(`        ${step} ...`);
    } else if (mark === '✅') end(step, what.startsWith('Executed') ? 'ran' : 'fresh');
    else if (mark === '❌' || mark === '💀') end(step, 'failed');
  }
}

console.log(
  `Staykit, ${ring}: ${steps.length} steps on ${availableParallelism()} cores, Node ${process.version}`,
);
const child = spawn('npm', ['run', '--silent', ring], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
  env: {
    WIREIT_CACHE: 'none',
    WIREIT_FAILURES: 'continue',
    // The proofs of the second ring measure time: nothing runs beside them.
    WIREIT_PARALLEL: ring === 'second-ring' ? '1' : '2',
    ...process.env,
    WIREIT_LOGGER: 'quiet-ci',
    WIREIT_DEBUG_LOG_FILE: EVENTS,
    CI: 'true',
    FORCE_COLOR: '0',
  },
});
/** Ends what runs. Wireit passes on an interrupt alone. */
const stop = (): void => {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
const following = setInterval(follow, SECOND / 2);
const limit = setTimeout(
  () => {
    console.log(`\nThe ring did not end within ${LIMIT} minutes and is stopped.`);
    stop();
  },
  LIMIT * 60 * SECOND,
);

child.on('close', (code) => {
  clearInterval(following);
  clearTimeout(limit);
  follow();
  // What was never begun, since something that it needs failed, has not passed.
  for (const step of steps) end(step, 'failed');
  if (code !== 0 && total.failed === 0) total.failed = 1;
  writeFileSync(countFile(ring), JSON.stringify({ passed: total.passed, failed: total.failed }));
  console.log(`\nAll in ${seconds(started)}`);
  for (const { title, alone, picture } of total.broken) {
    console.log(`failed: ${title}\n        alone: ${alone}`);
    if (picture !== undefined) console.log(`        picture: ${picture}`);
  }
  let { passed, failed } = total;
  if (values.after !== undefined) {
    console.log(`${passed} passed, ${failed} failed in the ${ring}`);
    const before = existsSync(countFile(values.after))
      ? (JSON.parse(readFileSync(countFile(values.after), 'utf8')) as Count)
      : { passed: 0, failed: 1 };
    passed += before.passed;
    failed += before.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
