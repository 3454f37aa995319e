import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { probe, TELL, type Probed } from './probe.ts';
import type { ReplayServer, Sent } from './replay-server.ts';
import type { Variant } from './variants.ts';

/** Slow 4G as the browser's own tools define it: 1.6 Mbit/s and 150 ms, as they are felt by one request. */
export const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
};
/** How many times slower than this machine the visitor's is. */
export const CPU_RATE = 4;
/** A page that did not tell by then will not. */
const LIMIT_MS = 60_000;

/** One visit. */
export interface Visit extends Probed {
  sent: Sent;
}

/** A page of its own, with an empty cache and a slow processor. */
export async function slowPage(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { context, page, session };
}

/** Visits a page once, with an empty cache, on Slow 4G. */
export async function visit(browser: Browser, server: ReplayServer, variant: Variant): Promise<Visit> {
  const { context, page, session } = await slowPage(browser);
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    let told: (text: string) => void = () => undefined;
    const telling = new Promise<string>((resolve, reject) => {
      told = resolve;
      setTimeout(() => reject(new Error(`visitor: ${variant.name} showed no cards.`)), LIMIT_MS).unref();
    });
    await page.exposeFunction(TELL, (text: string) => told(text));
    await page.addInitScript(probe, variant.probe);
    server.reset();
    await page.goto(`http://${variant.site}.localhost:${server.port}${variant.path}`, {
      waitUntil: 'commit',
    });
    const probed = JSON.parse(await telling) as Probed;
    return { ...probed, sent: server.sent() };
  } finally {
    await context.close();
  }
}
