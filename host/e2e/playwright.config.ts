import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findFirefox, findShell } from '@staykit/testing/provisioning/find-browser.ts';
import { TEST_PORT } from './test-port.ts';

const DATA_DIR = '.cache/e2e-data';
const OWN_SERVER = process.env.E2E_PORT === undefined;
const executablePath = findShell();
const firefox = findFirefox();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../reports/playwright-output',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // For the second ring; the first tries each journey once. One that needed another try is reported as flaky, and that try
  // is traced: to trace each first one takes half as much time again.
  retries: 2,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: `../../reports/${process.env.JOURNEYS ?? 'journeys'}.json` }]],
  use: {
    baseURL: `http://fr-fr.localhost:${TEST_PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      // The second ring does not repeat what the first has shown.
      ...(process.env.FIRST_RING_RAN && { grepInvert: /@main/ }),
      use: { launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) } },
    },
    // The journeys of every visitor, in a Firefox as people have it (by WebDriver BiDi).
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            grep: /@main/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
  ],
  webServer: {
    // The first start of a newcomer is part of what the journeys show: the folder is empty each time. Not emptied here, since
    // other tools read this file too, while journeys run.
    command: `rm -rf ${DATA_DIR} && exec node dist/host/server.js`,
    cwd: '../..',
    env: {
      PORT: String(TEST_PORT),
      DATA_DIR,
      RATE_LIMIT: '0',
      // Agents sign in without Google, and half of those who agreed to be counted are in an experiment.
      CARE_CLIENT_ID: 'embedded',
      EXPERIMENTS: 'datesForced=0.5,reducedThematics=0.5',
    },
    url: `http://127.0.0.1:${TEST_PORT}/readyz`,
    reuseExistingServer: !OWN_SERVER,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
