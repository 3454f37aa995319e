/**
 * `npm test`: every check of the project in one run, on a bare machine.
 *
 *   npm test                      everything
 *   npm test -- unit browser      only the named steps
 *
 * Steps run one after the other; a failed step does not hide the later ones. The last line sums them up.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { provideBrowser, provideFirefox } from './provisioning/provide-browser.ts';
import { providePostgres } from './provisioning/provide-postgres.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** Titles of tests among those passed that failed at first: told, so that they are looked at. */
  late?: readonly string[];
  /** Titles of tests that failed. */
  broken?: readonly string[];
}

interface Step {
  name: string;
  /** Commands of the step, run in order until one fails. */
  commands: readonly (readonly string[])[];
  /** A JSON report that counts the tests; a step without one counts as one check. */
  report?: { file: string; count: (report: unknown) => Outcome };
  /** `browsers`: Firefox too. */
  needs?: 'browser' | 'browsers' | 'postgres';
  /** Seconds after which the step is ended and counted as failed. */
  limit: number;
}

const REPORTS = 'reports';

function countVitest(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  // A file that fails before its first test counts too.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed:
      numFailedTests + brokenFiles + (numFailedTests === 0 && brokenFiles === 0 ? numFailedTestSuites : 0),
    broken: testResults.flatMap(({ name, status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [name]
        : assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
    ),
    late: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  };
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

const titlesOf = ({ suites = [], specs = [] }: Suite, wanted: string): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
  ...suites.flatMap((suite) => titlesOf(suite, wanted)),
];

function countPlaywright(report: unknown): Outcome {
  const { stats, errors, ...root } = report as Suite & {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return {
    late: titlesOf(root, 'flaky'),
    broken: titlesOf(root, 'unexpected'),
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
  };
}

function vitest(name: string, projects: readonly string[], more: Partial<Step> = {}): Step {
  const file = `${REPORTS}/vitest-${name}.json`;
  return {
    name,
    commands: [
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
    ],
    report: { file, count: countVitest },
    limit: 1_500,
    ...more,
  };
}

const STEPS: readonly Step[] = [
  { name: 'lock', commands: [['node', 'widgets/testing/check-lock.ts']], limit: 30 },
  { name: 'types', commands: [['tsc', '-b']], limit: 180 },
  { name: 'lint', commands: [['oxlint', '--deny-warnings']], limit: 120 },
  {
    name: 'reachable',
    commands: [
      ['knip', '--no-progress'],
      ['knip', '--production', '--no-progress'],
    ],
    limit: 120,
  },
  { name: 'format', commands: [['oxfmt', '--check', '.']], limit: 120 },
  { name: 'build', commands: [['node', 'widgets/build/build.ts', '--docs']], limit: 600 },
  {
    name: 'package',
    commands: [
      ['node', 'widgets/build/build.ts', '--package'],
      ['publint', 'widgets/dist', '--strict'],
      // Modules alone: `require` and resolving without `exports` are left out.
      ['attw', '--pack', 'widgets/dist', '--profile', 'esm-only', '--quiet'],
      // Fails for what is public and has no words.
      ['node', 'widgets/testing/reference/api-reference.ts'],
    ],
    limit: 300,
  },
  // Projects of their own, from the npm registry: the packed package, installed, built, printed, live.
  { name: 'examples', commands: [['node', 'host/e2e/run-examples.ts']], needs: 'browser', limit: 900 },
  { name: 'bytes', commands: [['node', 'host/bench/hold-bytes.ts']], needs: 'browser', limit: 300 },
  {
    name: 'new',
    commands: [['node', 'widgets/testing/new/try-new.ts']],
    needs: 'browser',
    limit: 600,
  },
  vitest('unit', ['unit', 'ssr']),
  vitest('postgres', ['postgres'], { needs: 'postgres' }),
  { name: 'workshop', commands: [['node', 'widgets/testing/workshop/workshop.ts', '--build']], limit: 120 },
  vitest('stories', ['stories'], { needs: 'browser', limit: 600 }),
  vitest('browser', ['react', 'react18', 'preact'], { needs: 'browser', limit: 1500 }),
  {
    name: 'journeys',
    commands: [['playwright', 'test', '-c', 'host/e2e/playwright.config.ts']],
    report: { file: `${REPORTS}/playwright.json`, count: countPlaywright },
    needs: 'browsers',
    // Ten minutes on a quiet machine; what else a busy one does may treble that.
    limit: 2400,
  },
  {
    name: 'proofs',
    commands: [['node', 'host/proof/run-proofs.ts', '--short']],
    report: { file: `${REPORTS}/proofs.json`, count: (report) => report as Outcome },
    limit: 900,
  },
];

/** Seconds that a command has, once it is told to end, to write its report and to stop the server it started. */
const TIME_TO_END = 30;

/** Runs a command with our output; ends it, and only it, after `limit` seconds. */
function run(command: readonly string[], env: NodeJS.ProcessEnv, limit: number): Promise<number> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(`node_modules/.bin/${program}`, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      detached: true,
    });
    const end = (signal: NodeJS.Signals): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
    };
    let timer = setTimeout(() => {
      console.log(`\n${program} did not end within ${limit} s and is stopped.`);
      end('SIGINT');
      timer = setTimeout(() => end('SIGKILL'), TIME_TO_END * 1000);
    }, limit * 1000);
    child.on('error', (error) => {
      clearTimeout(timer);
      console.log(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (step.report) rmSync(step.report.file, { force: true });
  let code = 0;
  for (const command of step.commands) {
    code = await run(command, env, step.limit);
    if (code !== 0) break;
  }
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(step.report.file)) return { passed: 0, failed: 1 };
  const outcome = step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')));
  // A runner that ends badly although every test passed (an unhandled error) has failed.
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `npm test: no step named ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}
const steps = named.length > 0 ? STEPS.filter((step) => named.includes(step.name)) : STEPS;

mkdirSync(REPORTS, { recursive: true });
const started = Date.now();
const env: NodeJS.ProcessEnv = { ...process.env, CI: process.env.CI ?? 'true', FORCE_COLOR: '0' };
delete env.NO_COLOR;
const total = { passed: 0, failed: 0 };
/** A line for each failure: told at the end, where a log that is cut still shows them. */
const failures: string[] = [];
let stopPostgres = async () => {};

console.log(`Staykit checks on ${availableParallelism()} cores, Node ${process.version}`);
for (const step of steps) {
  const from = Date.now();
  console.log(`\n== ${step.name}`);
  let outcome: Outcome;
  try {
    if (step.needs === 'browser' || step.needs === 'browsers')
      env.CHROMIUM_PATH = await provideBrowser(console.log);
    if (step.needs === 'browsers') env.FIREFOX_PATH = provideFirefox(console.log);
    if (step.needs === 'postgres') {
      const postgres = await providePostgres(console.log);
      env.TEST_DATABASE_URL = postgres.url;
      stopPostgres = postgres.stop;
    }
    outcome = await runStep(step, env);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    outcome = { passed: 0, failed: 1 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed > 0)
    failures.push(
      ...(outcome.broken?.length ? outcome.broken : ['see above']).map((title) => `${step.name}: ${title}`),
    );
  for (const title of outcome.late ?? []) console.log(`   only at a second try: ${title}`);
  console.log(
    `== ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${Math.round((Date.now() - from) / 1000)} s)`,
  );
}
await stopPostgres();
console.log(`\nAll in ${Math.round((Date.now() - started) / 1000)} s`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
