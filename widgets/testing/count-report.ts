import { relative } from 'node:path';

/** A test that failed. */
export interface Failure {
  title: string;
  /** Command that runs it alone. */
  alone?: string;
  /** Path of the picture that was taken as it failed. */
  picture?: string;
}

/** What a report of tests says. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that failed. */
  broken: Failure[];
  /** Titles of tests among those passed that failed at first: told, so that they are looked at. */
  late: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites?: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: {
    status: string;
    projectName: string;
    results: { attachments: { name: string; path?: string }[] }[];
  }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A title as a shell takes it, and Vitest, which reads a pattern. */
const quoted = (title: string): string =>
  `'${title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", '.')}'`;

function countVitest({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites = 0,
  testResults,
}: VitestReport): Count {
  // A file that fails before its first test counts too.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  return {
    passed: numPassedTests,
    failed: failed === 0 ? numFailedTestSuites : failed,
    broken: [
      ...brokenFiles.map(({ name }) => ({
        title: relative('', name),
        alone: `npx vitest run ${relative('', name)}`,
      })),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => ({
            title: `${fullName} (${relative('', name)})`,
            alone: `npx vitest run ${relative('', name)} -t ${quoted(fullName)}`,
          })),
      ),
    ],
    late: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  };
}

const specsOf = ({ suites = [], specs = [] }: Suite, wanted: string): Spec[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)),
  ...suites.flatMap((suite) => specsOf(suite, wanted)),
];

const titleOf = ({ title, file, line }: Spec): string => `${title} (host/e2e/${file}:${line})`;

function failureOf(spec: Spec): Failure {
  const failed = spec.tests.find(({ status }) => status === 'unexpected');
  const picture = failed?.results
    .flatMap(({ attachments }) => attachments)
    .find(({ name }) => name === 'screenshot')?.path;
  return {
    title: titleOf(spec),
    alone: `npx playwright test -c host/e2e ${spec.file}:${spec.line} --project ${failed?.projectName}`,
    ...(picture !== undefined && { picture: relative('', picture) }),
  };
}

function countPlaywright({ stats, errors, ...root }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    broken: specsOf(root, 'unexpected').map(failureOf),
    late: specsOf(root, 'flaky').map(titleOf),
  };
}

/** Counts a JSON report of Vitest, Playwright or the proofs, which sum up themselves. */
export function countReport(report: object): Count {
  if ('testResults' in report) return countVitest(report as VitestReport);
  if ('stats' in report) return countPlaywright(report as PlaywrightReport);
  return { broken: [], late: [], ...(report as Pick<Count, 'passed' | 'failed'>) };
}
