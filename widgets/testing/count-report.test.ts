import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { countReport } from './count-report.ts';

it('a failed test of Vitest is told with the command that runs it alone', () => {
  const file = {
    name: resolve('widgets/core/money.test.ts'),
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'cents are whole', failureMessages: [] },
      { status: 'passed', fullName: 'a sum is found', failureMessages: ['at first'] },
      { status: 'failed', fullName: "a guest's total (net) is 5.00", failureMessages: ['no'] },
    ],
  };
  expect(countReport({ numPassedTests: 2, numFailedTests: 1, testResults: [file] })).toEqual({
    passed: 2,
    failed: 1,
    broken: [
      {
        title: "a guest's total (net) is 5.00 (widgets/core/money.test.ts)",
        alone: String.raw`npx vitest run widgets/core/money.test.ts -t 'a guest.s total \(net\) is 5\.00'`,
      },
    ],
    late: ['a sum is found'],
  });
});

it('a file that fails before its first test is one failure', () => {
  const file = { name: resolve('widgets/core/money.test.ts'), status: 'failed', assertionResults: [] };
  expect(countReport({ numPassedTests: 0, numFailedTests: 0, testResults: [file] })).toMatchObject({
    failed: 1,
    broken: [{ title: 'widgets/core/money.test.ts', alone: 'npx vitest run widgets/core/money.test.ts' }],
  });
});

it('a failed journey is told with its command and its picture', () => {
  const attachments = [
    { name: 'trace', path: resolve('reports/trace.zip') },
    { name: 'screenshot', path: resolve('reports/playwright-output/gift/test-failed-1.png') },
  ];
  const spec = (title: string, status: string) => ({
    title,
    file: 'gift.e2e.ts',
    line: 12,
    tests: [{ status, projectName: 'firefox', results: [{ attachments }] }],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      { suites: [{ specs: [spec('a gift is sent', 'unexpected'), spec('a gift is read', 'flaky')] }] },
    ],
  };
  expect(countReport(report)).toEqual({
    passed: 4,
    failed: 1,
    broken: [
      {
        title: 'a gift is sent (host/e2e/gift.e2e.ts:12)',
        alone: 'npx playwright test -c host/e2e gift.e2e.ts:12 --project firefox',
        picture: 'reports/playwright-output/gift/test-failed-1.png',
      },
    ],
    late: ['a gift is read (host/e2e/gift.e2e.ts:12)'],
  });
});
