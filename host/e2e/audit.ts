import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { roomFindings } from './text-room.ts';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const snifferSource = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What of a page is looked at. */
interface Look {
  /** Rules of axe, instead of all. */
  rules?: readonly string[];
  /** Names of the elements that are ours on a page of somebody else. */
  ours?: readonly string[] | undefined;
}

/** Waits until colours have come to their end: on the way from one to another nothing is meant to be read. */
async function settled(): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const ends = roots
    .flatMap((root) => root.getAnimations())
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
    // What is not laid out, as in details that are closed, does not move on: it comes to its end once it is shown.
    .filter(({ effect }) =>
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
}

/**
 * What axe finds against WCAG 2.2 AA, in every shadow root. It is evaluated through the browser's debugger: the page's
 * policy stays.
 */
export async function axeFindings(page: Page, { rules, ours }: Look = {}): Promise<string[]> {
  // A page whose style sheet is on its way is laid out without it for whoever asks.
  await page.waitForLoadState();
  await page.evaluate(settled);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ include, runOnly }) => {
      const { axe } = window as typeof window & {
        axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
      };
      // Chromium paints text in the colour that a system forces, and tells this property as if nothing were forced.
      const { getPropertyValue } = CSSStyleDeclaration.prototype;
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return name === '-webkit-text-fill-color' ? this.color : getPropertyValue.call(this, name);
      };
      const { violations } = await axe.run({ include }, { runOnly, resultTypes: ['violations'] });
      CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
      return violations;
    },
    {
      include: ours ?? ['html'],
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    },
  );
  // What a fixed bar covers at this moment can be scrolled into view: only targets that are small in themselves count.
  const covered = (summary = '') => summary.includes('partially obscured');
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'target-size' || !covered(node.failureSummary))
      .map((node) => `${id} at ${JSON.stringify(node.target)}: ${node.failureSummary ?? ''}`),
  );
}

/**
 * What HTML_CodeSniffer finds against WCAG 2 AA, in every shadow root too, which it does not enter by itself: its
 * errors, and not what it asks a person to look at.
 */
export async function snifferFindings(page: Page, { ours }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(snifferSource);
  return page.evaluate(async (names) => {
    interface Message {
      type: number;
      code: string;
      msg: string;
      element: Element;
    }
    const { HTMLCS } = window as typeof window & {
      HTMLCS: {
        ERROR: number;
        util: { style: (element: Node, pseudo?: string) => CSSStyleDeclaration | null };
        process: (standard: string, content: Node, done: () => void, failed: () => void) => void;
        getMessages: () => Message[];
      };
    };
    // It climbs to the parent for the ground behind a text: above a shadow root that is the nearest painted one.
    const { style } = HTMLCS.util;
    HTMLCS.util.style = (node, pseudo) => {
      let element = node;
      while (element instanceof ShadowRoot) {
        element = element.host;
        while (element instanceof Element && style(element)?.backgroundColor === 'rgba(0, 0, 0, 0)') {
          if (!element.parentNode || element === document.documentElement) break;
          element = element.parentNode;
        }
      }
      return style(element, pseudo);
    };
    const roots = (root: ParentNode): ShadowRoot[] =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : [],
      );
    const found: Message[] = [];
    for (const root of names ? roots(document) : [document, ...roots(document)]) {
      // It seeks labels and what they name in the document alone.
      if (root instanceof ShadowRoot)
        Object.assign(document, {
          getElementById: (id: string) => root.getElementById(id),
          querySelector: (selector: string) => root.querySelector(selector),
        });
      for (const content of root instanceof ShadowRoot ? root.children : [root]) {
        if (content instanceof HTMLStyleElement) continue;
        await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', content, resolve, reject));
        found.push(...HTMLCS.getMessages());
      }
      Reflect.deleteProperty(document, 'getElementById');
      Reflect.deleteProperty(document, 'querySelector');
    }
    HTMLCS.util.style = style;
    const hidden = (element: Element) => !element.checkVisibility?.({ visibilityProperty: true });
    // The ground of the bar is drawn behind its text: the sniffer looks for a colour of a box around it.
    const onDrawnGround = ({ code, element }: Message) =>
      code.includes('1_4_3') && element.closest('[data-variation]') !== null;
    return found
      .filter((message) => message.type === HTMLCS.ERROR && !onDrawnGround(message))
      .filter(({ element }) => !hidden(element))
      .map(({ code, msg, element }) => `${code} at ${element.outerHTML.slice(0, 160)}: ${msg}`);
  }, ours);
}

/** What would keep somebody out of a page as it is: on paper, in the dark, and where the system chooses the colours. */
export async function allFindings(page: Page): Promise<string[]> {
  const found = [
    ...(await axeFindings(page)),
    ...(await snifferFindings(page)),
    ...(await roomFindings(page)),
  ];
  // By WebDriver BiDi a page is told nothing of colours.
  if (page.context().browser()?.browserType().name() !== 'chromium') return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await axeFindings(page, { rules: ['color-contrast'] })).map((one) => `in the dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  found.push(...(await axeFindings(page)).map((one) => `in forced colours: ${one}`));
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
