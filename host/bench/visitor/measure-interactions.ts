import type { Browser, Page } from 'playwright';
import { beginsWith, textsOf } from '../../e2e/texts.ts';
import { slowPage } from './measure-load.ts';
import type { ReplayServer } from './replay-server.ts';

/** What a visitor does: `ready` once, then `act` again and again, each of which is measured. */
interface Interaction {
  name: string;
  /** The event that the page answers. */
  event: 'input' | 'click';
  ready: (page: Page) => Promise<void>;
  act: (page: Page, turn: number) => Promise<void>;
  times: number;
}

/** What was measured: ms until the next paint, and how long handlers took, of each turn. */
export interface Answered {
  paints: number[];
  handlers: number[];
}

declare global {
  interface Window {
    answered?: Answered;
  }
}

const t = textsOf('fr_FR');
const LETTERS = 'lyonparism';
const TURNS = 8;

const letter = (field: (page: Page) => ReturnType<Page['locator']>): Interaction => ({
  name: 'a typed letter',
  event: 'input',
  times: LETTERS.length,
  async ready(page) {
    await field(page).click();
    await page.waitForTimeout(400);
  },
  act: (page, turn) => page.keyboard.press(LETTERS[turn] ?? 'l'),
});

/** The shop's own search page. */
const OURS: readonly Interaction[] = [
  letter((page) => page.getByRole('combobox', { name: beginsWith(t('destination.label')) }).first()),
  {
    name: 'a filter tick',
    event: 'click',
    times: TURNS,
    async ready(page) {
      await page
        .getByRole('button', { name: beginsWith(t('filters.section.stars')) })
        .first()
        .click();
      await page.getByRole('checkbox').first().waitFor();
    },
    act: (page, turn) =>
      page
        .getByRole('checkbox')
        .nth(turn % 2)
        .click(),
  },
  {
    name: 'a month turn',
    event: 'click',
    times: TURNS,
    async ready(page) {
      await page
        .getByRole('button', { name: beginsWith(t('searchBox.dates')) })
        .first()
        .click();
      await page.getByRole('gridcell').first().waitFor();
    },
    act: (page) => page.getByRole('button', { name: t('calendar.next') }).click(),
  },
];

/** The page by hand, with the same panels. */
const VANILLA: readonly Interaction[] = [
  letter((page) => page.locator('#destination input')),
  {
    name: 'a filter tick',
    event: 'click',
    times: TURNS,
    ready: (page) => page.locator('#filter-0 button').click(),
    act: (page, turn) =>
      page
        .locator('#filter-0 input')
        .nth(turn % 2)
        .click(),
  },
  {
    name: 'a month turn',
    event: 'click',
    times: TURNS,
    ready: (page) => page.locator('#open-dates').click(),
    act: (page) => page.locator('#next-month').click(),
  },
];

/** Runs in the page: from the first event of a kind to the paint after it. */
function watch(event: string): void {
  const kept: Answered = { paints: [], handlers: [] };
  window.answered = kept;
  let open = false;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      kept.handlers.push(entry.processingEnd - entry.processingStart);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.addEventListener(
    event,
    ({ timeStamp }) => {
      if (open) return;
      open = true;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          kept.paints.push(performance.now() - timeStamp);
          open = false;
        });
        port1.start();
        port2.postMessage(0);
      });
    },
    { capture: true },
  );
}

async function measure(browser: Browser, address: string, one: Interaction): Promise<Answered> {
  const { context, page, session } = await slowPage(browser);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await one.ready(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watch, one.event);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let turn = 0; turn < one.times; turn += 1) {
      await one.act(page, turn);
      await page.waitForTimeout(150);
    }
    return await page.evaluate(() => window.answered!);
  } finally {
    await context.close();
  }
}

/** One interaction, ours and the reference's, over all rounds. */
export interface Compared {
  name: string;
  ours: Answered;
  reference: Answered;
}

/** Ours and the reference in turns, so that a noisy moment of the machine meets both. */
export async function compareInteractions(
  browser: Browser,
  { port }: ReplayServer,
  rounds: number,
): Promise<Compared[]> {
  const compared: Compared[] = OURS.map(({ name }) => ({
    name,
    ours: { paints: [], handlers: [] },
    reference: { paints: [], handlers: [] },
  }));
  const add = (to: Answered, from: Answered) => {
    to.paints.push(...from.paints);
    to.handlers.push(...from.handlers);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { ours, reference }] of compared.entries()) {
      add(
        reference,
        await measure(browser, `http://reference.localhost:${port}/html-vanilla?cards=20`, VANILLA[index]!),
      );
      add(ours, await measure(browser, `http://fr-fr.localhost:${port}/search`, OURS[index]!));
    }
  }
  return compared;
}
