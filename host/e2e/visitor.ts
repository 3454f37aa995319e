import { test as base, expect } from '@playwright/test';
import { TEST_PORT } from './test-port.ts';

/** An address of a market's site on the test server. */
export function site(hostName: string, path = '/'): string {
  return `http://${hostName}.localhost:${TEST_PORT}${path}`;
}

/**
 * A visitor whose browser notices what a person would not: an uncaught error, an error in the console, or a
 * violation of the security policy fails the journey, wherever it happens.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(complaints);
      expect(complaints, 'nothing complained while the visitor was here').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
