/** What a report of tests says. */
export interface Count {
  passed: number;
  failed: number;
  /** Titles of tests that failed. */
  broken: string[];
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
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

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
      ...brokenFiles.map(({ name }) => name),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${fullName} (${name})`),
      ),
    ],
    late: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  };
}

const titlesOf = ({ suites = [], specs = [] }: Suite, wanted: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, file, line }) => `${title} (host/e2e/${file}:${line})`),
  ...suites.flatMap((suite) => titlesOf(suite, wanted)),
];

function countPlaywright({ stats, errors, ...root }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    broken: titlesOf(root, 'unexpected'),
    late: titlesOf(root, 'flaky'),
  };
}

/** Counts a JSON report of Vitest, Playwright or the proofs, which sum up themselves. */
export function countReport(report: object): Count {
  if ('testResults' in report) return countVitest(report as VitestReport);
  if ('stats' in report) return countPlaywright(report as PlaywrightReport);
  return { broken: [], late: [], ...(report as Pick<Count, 'passed' | 'failed'>) };
}
