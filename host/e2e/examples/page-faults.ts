import type { Browser, Page } from 'playwright';

/** Notes a fault where something is not what it must be. */
export type Expect = (what: string, is: unknown, wanted: unknown) => void;

/** Drives a new page; tells what was not as expected, and every error and warning of its console. */
export async function faultsOf(
  browser: Browser,
  drive: (page: Page, expect: Expect) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  const expect: Expect = (what, is, wanted) => {
    if (is !== wanted) faults.push(`${what}: ${String(is)}, expected ${String(wanted)}`);
  };
  try {
    await drive(page, expect);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  return faults;
}
