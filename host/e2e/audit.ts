import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const snifferSource = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA, in every shadow root; with `rules` those rules alone. It is evaluated through the
 * browser's debugger: the page's policy stays.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
      };
      return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
    },
    rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
  );
  // What a fixed bar covers at this moment can be scrolled into view: only targets that are small in themselves count.
  const covered = (summary = '') => summary.includes('partially obscured');
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'target-size' || !covered(node.failureSummary))
      .map((node) => `${id} at ${JSON.stringify(node.target)}: ${node.failureSummary ?? ''}`),
  );
}

/** What HTML_CodeSniffer finds against WCAG 2 AA: its errors, and not what it asks a person to look at. */
export async function snifferFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(snifferSource);
  return page.evaluate(async () => {
    interface Message {
      type: number;
      code: string;
      msg: string;
      element: Element;
    }
    const { HTMLCS } = window as unknown as {
      HTMLCS: {
        ERROR: number;
        process: (standard: string, content: Node, done: () => void, failed: () => void) => void;
        getMessages: () => Message[];
      };
    };
    await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
    const hidden = (element: Element) => !element.checkVisibility?.({ visibilityProperty: true });
    // The ground of the bar is drawn behind its text: the sniffer looks for a colour of a box around it.
    const onDrawnGround = ({ code, element }: Message) =>
      code.includes('1_4_3') && element.closest('[data-variation]') !== null;
    return HTMLCS.getMessages()
      .filter((message) => message.type === HTMLCS.ERROR && !onDrawnGround(message))
      .filter(({ element }) => !hidden(element))
      .map(({ code, msg, element }) => `${code} at ${element.outerHTML.slice(0, 160)}: ${msg}`);
  });
}

/** Whether the page scrolls sideways, and what text is cut off at its edge without a mark that it goes on. */
export function cutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.clientWidth) continue;
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
        if (!hasText) continue;
        const style = getComputedStyle(element);
        const isHiddenText = style.clipPath !== 'none' || element.clientWidth <= 1;
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
        if (isHiddenText || !cuts || style.textOverflow === 'ellipsis') continue;
        if (element.scrollWidth > element.clientWidth + 1)
          found.push(`cut: ${element.textContent?.trim().slice(0, 60)}`);
      }
    };
    look(document);
    return found;
  });
}
