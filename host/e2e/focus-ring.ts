import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Where the focus of a page is, and whether somebody who looks at it can tell. */
export interface Focus {
  /** The element in words. */
  name: string;
  /** Inside an open panel or dialog. */
  inPanel: boolean;
  /** What is wrong with how it shows; '' when it can be seen. */
  fault: string;
}

/**
 * Looks at what has the focus, in shadow roots too: it has a ring, stands in the window, and at most two of five points
 * of the part that does are covered by something else.
 */
export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    let element = document.activeElement ?? document.body;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const words = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
    const name = `<${element.localName}> ${words.slice(0, 50)}`;
    const inPanel = element.closest('dialog, [role=dialog]') !== null;
    const told = (fault: string) => ({ name, inPanel, fault });
    if (element === document.body || element.matches('dialog, [role=dialog], main')) return told('');

    // The ring may be drawn by what stands around a field, by the card of a link, or by the box beside an input.
    const rings = [element];
    for (let at = element.parentElement, up = 0; at && up < 6; at = at.parentElement, up += 1) rings.push(at);
    if (element instanceof HTMLInputElement) rings.push(...(element.parentElement?.children ?? []));
    const ring = rings.find((one) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const seen = !/transparent|rgba\(.*, 0\)/.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && seen;
    });
    // The thumb of a slider draws its own, which styles do not tell. What is read from needs none: nothing is pressed.
    const drawsOwn = element instanceof HTMLInputElement && element.type === 'range';
    const isRead =
      (element as HTMLElement).tabIndex < 0 && element.matches('h1, h2, h3, p, section, div, article');
    if (!ring && !drawsOwn && !isRead) return told('has no ring');
    const box = (ring ?? element).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (bottom <= top || right <= left) return told('is out of sight');
    const points = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ].map(([x = 0, y = 0]) => [left + (right - left) * x, top + (bottom - top) * y] as const);
    // Two sliders stand on one line, each open to the pointer at its thumb alone.
    const around = ring ?? (drawsOwn ? element.parentElement : null) ?? element;
    const root = element.getRootNode() as Document | ShadowRoot;
    const over = points.map(([x, y]) => root.elementFromPoint(x, y));
    const covers = over.filter((one) => !one || !(around.contains(one) || one.contains(around)));
    return told(covers.length <= 2 ? '' : `is covered by <${covers[0]?.localName ?? 'nothing'}>`);
  });
}

/** Holds that what has the focus can be seen, once the page has come to rest. Every journey by keyboard asks it. */
export async function seesFocus(page: Page, where: string): Promise<void> {
  await expect
    .poll(async () => {
      const { name, fault } = await focusOf(page);
      return fault && `${name} ${fault}`;
    }, `the focus can be seen: ${where}`)
    .toBe('');
}

/**
 * Goes on with Tab from where the focus is until it comes back, leaves the panel or has come `most` stops far, and
 * tells the stops that could not be seen.
 */
export async function unseenStops(page: Page, most: number, stay: 'panel' | 'page'): Promise<string[]> {
  const faults = new Set<string>();
  let first = '';
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, inPanel, fault } = await focusOf(page);
    if (stay === 'panel' && !inPanel) break;
    if (stops > 0 && name === first) break;
    first ||= name;
    if (fault) faults.add(`${name} ${fault}`);
  }
  return [...faults];
}
