import type { Page } from '@playwright/test';

/** The sizes of the type scale, in px. */
const SIZES = [12, 14, 16, 20, 25, 31, 39];

/**
 * Makes a page's text as a visitor may want it: `spaced` as WCAG 1.4.12 has it, or `doubled`, whatever the width. In
 * shadow roots too.
 */
export async function changeText(page: Page, how: 'spaced' | 'doubled'): Promise<void> {
  const css =
    how === 'spaced'
      ? `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
         p { margin-block-end: 2em !important; }`
      : `:root { font-size: 32px !important; ${SIZES.map((px) => `--stay-type-size-${px}: ${2 * px}px;`).join(' ')} }`;
  await adoptEverywhere(page, css);
}

async function adoptEverywhere(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const adopt = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets.push(sheet);
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) adopt(shadowRoot);
    };
    adopt(document);
  }, css);
}

/**
 * Text that has no room: a page that scrolls sideways, text that is cut off without a mark that it goes on, and text
 * that stands on other text. With `ours`, only what is inside those elements.
 */
export async function roomFindings(page: Page, ours: readonly string[] = []): Promise<string[]> {
  // Cards far below keep an expected height until they come near: here all are laid out.
  await adoptEverywhere(page, '* { content-visibility: visible !important; }');
  return page.evaluate(async (names) => {
    // What scripts set follows a frame later, and cards of a list are laid out once they come near.
    let height = 0;
    for (let steady = 0; steady < 6; steady += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (height !== document.documentElement.scrollHeight) steady = 0;
      height = document.documentElement.scrollHeight;
    }
    interface Line {
      words: string;
      box: DOMRect;
      /** What is drawn over the rest, and scrolls by itself. */
      layer: Element;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const tooWide = scrollWidth - clientWidth;
    const found = tooWide > 0 && names.length === 0 ? [`the page is ${tooWide} px too wide`] : [];
    const texts: Line[] = [];
    const parentOf = (element: Element): Element | null => {
      const { assignedSlot, parentElement } = element;
      const root = element.getRootNode();
      return assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };

    /** How a text ends: seen, hidden on purpose, or cut off; `layer` is what it moves with. */
    const look = (element: Element, box: DOMRect): 'hidden' | 'cut' | Element => {
      let layer: Element | undefined;
      let scrolls = false;
      for (let at: Element | null = element; at; at = parentOf(at)) {
        const style = getComputedStyle(at);
        if (style.clipPath !== 'none' || Number(style.opacity) === 0) return 'hidden';
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const edge = at.getBoundingClientRect();
        const marked = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (!scrolls && at !== document.body && at !== document.documentElement) {
          const beside = cuts(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
          const below = cuts(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
          // Wholly outside stands what is shown another time: the next slide, the next text of a bar.
          const away =
            box.left >= edge.right - 1 ||
            box.right <= edge.left + 1 ||
            box.top >= edge.bottom - 1 ||
            box.bottom <= edge.top + 1;
          // A map is moved to what its edge cuts.
          if (beside || below) return marked || away || at.closest('[role=application]') ? 'hidden' : 'cut';
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
        if (scrolls || (style.position !== 'static' && style.position !== 'relative')) layer ??= at;
        if (style.position === 'fixed' || at.matches(':modal')) break;
      }
      return layer ?? document.documentElement;
    };

    const read = (root: ParentNode, isOurs: boolean) => {
      for (const element of root.querySelectorAll('*')) {
        const inside = isOurs || names.includes(element.localName);
        if (element.shadowRoot) read(element.shadowRoot, inside);
        if (!inside || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        if (element.closest('svg, option, noscript, script, style')) continue;
        for (const node of element.childNodes) {
          const words = node instanceof Text ? (node.nodeValue ?? '').trim() : '';
          if (words === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue;
            const layer = look(element, box);
            if (layer === 'cut') found.push(`cut off: ${words.slice(0, 60)}`);
            if (layer instanceof Element) texts.push({ words, box, layer });
          }
        }
      }
    };
    read(document, names.length === 0);

    texts.sort((a, b) => a.box.top - b.box.top);
    texts.forEach((one, at) => {
      for (let next = at + 1; next < texts.length; next += 1) {
        const other = texts[next] as Line;
        // The boxes of lines are a little higher than what is drawn in them.
        const rest = Math.min(one.box.height, other.box.height) * 0.35;
        if (other.box.top >= one.box.bottom - rest) break;
        if (other.layer !== one.layer || other.words === one.words) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (wide > 3 && high > rest)
          found.push(`"${other.words.slice(0, 40)}" stands on "${one.words.slice(0, 40)}"`);
      }
    });
    return [...new Set(found)];
  }, ours);
}
