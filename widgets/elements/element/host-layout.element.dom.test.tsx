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

it.each(['vertical-rl', 'vertical-lr', 'sideways-lr'])(
  'on a page in %s writing an element is as wide as the page has room for',
  async (mode) => {
    const box = await place(`html,body{writing-mode:${mode};margin:0}`);
    expect(box.offsetWidth).toBeGreaterThan(300);
    expect(box.offsetWidth).toBeLessThanOrEqual(innerWidth);
    expect(box.shadowRoot!.querySelector('form')!.offsetWidth).toBeGreaterThan(300);
  },
);

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

describe('the typeface of an element', () => {
  const faces = (box: HTMLElement) => {
    const tree = box.shadowRoot!.querySelector('div')!;
    return [tree, tree.querySelector('form')!, tree.querySelector('button')!].map(
      (one) => getComputedStyle(one).fontFamily,
    );
  };
  const rules = 'section{font:italic 700 31px/2 Courier}';

  it('is its own on a page of another one', async () => {
    const box = await place(rules);
    expect(faces(box).slice(1)).toEqual(['system-ui, sans-serif', 'system-ui, sans-serif']);
  });

  it.each([
    ['its attribute', (box: HTMLElement) => box.setAttribute('typeface', 'page')],
    ['its property', (box: HTMLElement) => Object.assign(box, { typeface: 'page' })],
  ])('is that of the page where %s says so, and size and weight stay its own', async (_, tell) => {
    const plain = await place(rules);
    const { offsetHeight } = plain.shadowRoot!.querySelector('form')!;
    const box = await place(rules);
    tell(box);
    await vi.waitFor(() => expect(faces(box)).toEqual(['Courier', 'Courier', 'Courier']));
    const form = box.shadowRoot!.querySelector('form')!;
    const { fontSize, fontWeight, fontStyle, lineHeight } = getComputedStyle(form);
    expect({ fontSize, fontWeight, fontStyle, lineHeight }).toEqual({
      fontSize: '16px',
      fontWeight: '400',
      fontStyle: 'normal',
      lineHeight: '24px',
    });
    expect(Math.abs(form.offsetHeight - offsetHeight)).toBeLessThanOrEqual(1);
  });

  it('wins over that of a theme, and a value that is none is told', async () => {
    const box = await place(rules);
    box.setAttribute('theme', 'courrier');
    box.setAttribute('typeface', 'page');
    await vi.waitFor(() => expect(faces(box)[1]).toBe('Courier'));
    const told: unknown[] = [];
    box.addEventListener('stay-error', (event) => told.push((event as CustomEvent).detail));
    box.setAttribute('typeface', 'mine');
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told).toEqual([
      expect.objectContaining({ message: expect.stringContaining('one of theme, page') as unknown }),
    ]);
  });
});

describe('an element that follows another one', () => {
  async function pair(rules: string): Promise<number> {
    const first = await place(rules);
    const second = document.createElement('stay-search-box');
    first.after(second);
    await vi.waitFor(() => expect(second.matches(':state(live)')).toBe(true));
    return second.offsetTop - first.offsetTop - first.offsetHeight;
  }

  it.each([
    ['keeps room in the flow of a page', '', 24],
    ['keeps what the page gave', 'stay-search-box{margin:0}', 0],
    ['leaves a grid as it is', 'section{display:grid;gap:7px}', 7],
  ])('%s', async (_, rules, room) => expect(await pair(rules)).toBe(room));
});
