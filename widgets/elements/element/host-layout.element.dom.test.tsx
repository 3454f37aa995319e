import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';
import { define } from '../search-box.ts';

/* A page lays the element out as any other block; its text styles end at the element. */
const url = 'https://shop.example/elements/1/staykit.js';
let page: CSSStyleSheet;

beforeEach(() => {
  vi.stubGlobal('fetch', stubShop([]));
  define({ url });
  page = new CSSStyleSheet();
  document.adoptedStyleSheets.push(page);
});
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function place(rules: string): Promise<HTMLElement> {
  page.replaceSync(rules);
  const box = document.createElement('stay-search-box');
  const section = document.createElement('section');
  section.append(box);
  document.body.append(section);
  await vi.waitFor(() => expect(box.matches(':state(live)')).toBe(true));
  return box;
}

describe('an embedder lays out an element', () => {
  it('by margins, widths, paddings and borders', async () => {
    const box = await place(
      'section{width:900px}stay-search-box{margin:7px 11px;max-width:640px;padding:3px;border:2px solid}',
    );
    const { marginTop, marginLeft, borderTopWidth } = getComputedStyle(box);
    expect([marginTop, marginLeft, borderTopWidth]).toEqual(['7px', '11px', '2px']);
    expect(box.offsetWidth).toBe(650);
  });

  it('by its position in a grid or over the page', async () => {
    const box = await place(
      'section{display:grid;grid-template-columns:100px 700px}stay-search-box{grid-column:2;position:relative;z-index:3;top:5px}',
    );
    expect(box.offsetWidth).toBe(700);
    expect(box.offsetLeft - box.parentElement!.offsetLeft).toBe(100);
    expect(getComputedStyle(box)).toMatchObject({ position: 'relative', zIndex: '3', top: '5px' });
  });

  it.each(['flex', 'grid', 'inline-block'])(
    'as display:%s, and its widget is as wide as it is',
    async (display) => {
      const box = await place(`stay-search-box{display:${display};width:600px}`);
      expect(getComputedStyle(box).display).toBe(display);
      expect(box.shadowRoot!.querySelector('div')!.offsetWidth).toBe(600);
    },
  );

  it.each(['stay-search-box{display:none}', 'section{visibility:hidden}'])(
    'out of sight by %s',
    async (rules) => {
      const box = await place(rules);
      const form = box.shadowRoot!.querySelector('form')!;
      expect(form.checkVisibility({ visibilityProperty: true })).toBe(false);
    },
  );

  it('out of sight by the attribute hidden, whatever its rules say of display', async () => {
    const box = await place('stay-search-box{display:grid}');
    box.hidden = true;
    expect(box.checkVisibility()).toBe(false);
    box.hidden = false;
    expect(box.checkVisibility()).toBe(true);
  });

  it('with room of its own until the widget is there, and none too much afterwards', async () => {
    page.replaceSync('stay-search-box{min-height:700px}');
    const box = document.createElement('stay-search-box');
    document.body.append(box);
    expect(box.offsetHeight).toBe(700);
    await vi.waitFor(() => expect(box.matches(':state(live)')).toBe(true));
    expect(box.offsetHeight).toBeLessThan(700);
  });
});

it('nothing of a page gets into a widget by inheritance, or by what is drawn over it', async () => {
  const box = await place(
    `html{font:italic 700 31px/3 fantasy;letter-spacing:4px;text-transform:uppercase;direction:rtl;text-align:right}
     *{color:red!important;text-indent:9px!important;cursor:wait!important;opacity:.5;filter:blur(1px);columns:3;writing-mode:vertical-rl}
     section{writing-mode:horizontal-tb;width:900px}`,
  );
  expect(getComputedStyle(box)).toMatchObject({
    opacity: '1',
    filter: 'none',
    columnCount: 'auto',
    writingMode: 'horizontal-tb',
  });
  expect(getComputedStyle(box.shadowRoot!.querySelector('div')!)).toMatchObject({
    fontStyle: 'normal',
    fontSize: '16px',
    letterSpacing: 'normal',
    textTransform: 'none',
    textIndent: '0px',
    textAlign: 'start',
    direction: 'ltr',
    color: 'rgb(0, 0, 0)',
    cursor: 'auto',
    writingMode: 'horizontal-tb',
  });
});
