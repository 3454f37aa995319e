import { test as base, expect } from '@playwright/test';
import { CONSENT_COOKIE } from '@staykit/core/consent/consent.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { TEST_PORT } from './test-port.ts';

/** An address of a market's site on the test server. */
export function site(hostName: string, path = '/'): string {
  return `http://${hostName}.localhost:${TEST_PORT}${path}`;
}

/** What Firefox says of files that were on their way when the visitor went on to another page. */
const LEFT_BEHIND = [
  // The hash of an empty file.
  /integrity attribute match .*47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/,
  /^error loading dynamically imported module/,
];

/**
 * A visitor whose browser notices what a person would not: an uncaught error, an error in the console, or a
 * violation of the security policy fails the journey, wherever it happens.
 */
export const test = base.extend<{ complaints: string[]; answered: void; consent: string }>({
  /** What the visitor answered on an earlier visit, as the cookie keeps it; '' for one who was never asked. */
  consent: ['preferences', { option: true }],
  answered: [
    async ({ context, consent }, use) => {
      const hosts = Object.keys(DEFAULT_SITES);
      if (consent !== '')
        await context.addCookies(
          hosts.map((domain) => ({ name: CONSENT_COOKIE, value: consent, domain, path: '/' })),
        );
      await use();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, browserName }, use) => {
      const leftBehind = browserName === 'firefox' ? LEFT_BEHIND : [];
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!leftBehind.some((known) => known.test(message))) complaints.push(`uncaught: ${message}`);
      });
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // A machine that has too many pictures to encode at once says so, and the card keeps its colours.
        if (message.text().includes('503') && message.location().url.includes('/api/images/')) return;
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
