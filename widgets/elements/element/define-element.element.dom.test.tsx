import { createElement } from 'react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { defineElement, type WidgetTexts } from './define-element.ts';
import type { ElementInput, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { printKey } from '../print-key.ts';

/* A widget of its own, small enough to see every part of the wrapper through it. */
const textsBy = (load: (locale: Locale) => Promise<{ default: object }>): WidgetTexts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, () => load(locale)])) as WidgetTexts;
const texts = textsBy(async (locale) => ({ default: { common: { hello: locale } } }));

type Client = { madeFor: string };
type Input = ElementInput<Client>;

let living = 0;
const inputs: Input[] = [];

function Probe({ input }: { input: Input }) {
  const [count, setCount] = useState(0);
  const [first] = useState(input);
  useEffect(() => {
    living += 1;
    first.expose({ add: (by: number) => setCount((now) => now + by) } as Parameters<Input['expose']>[0]);
    first.emit('stay-ready', {});
    return () => {
      living -= 1;
      first.expose(undefined);
    };
  }, [first]);
  const url = '/search';
  return (
    <button type="button" onClick={() => input.emit('stay-search', { criteria: emptyCriteria(), url })}>
      {`${String(input.values['label'] ?? 'none')} ${String(input.values['pageSize'] ?? '-')} ${count} ${input.locale}`}
    </button>
  );
}

const spec = (tag: `stay-${string}`): ElementSpec<Client> => ({
  tag,
  attributes: { label: String, 'page-size': Number, open: () => true },
  properties: ['rich'],
  methods: ['add'],
  reserve: 60,
  createClient: ({ api, locale, minisite }) => ({ madeFor: `${api} ${locale} ${minisite ?? 'none'}` }),
  render(input) {
    inputs.push(input);
    return createElement(Probe, { input });
  },
});

type StayProbe = HTMLElement & {
  label?: unknown;
  pageSize?: unknown;
  open?: unknown;
  rich?: unknown;
  add(by: number): void;
};

let made = 0;
const url = 'https://cdn.example/elements/1/search-box.js';

/** A tag of its own for each test: a definition lasts as long as the page. */
function define(defaults: Record<string, string> = {}): `stay-${string}` {
  const tag = `stay-probe-${(made += 1)}` as const;
  defineElement(spec(tag), texts, { url, defaults });
  return tag;
}

async function place(
  tag: string,
  attributes: Record<string, string> = {},
  children = '',
): Promise<StayProbe> {
  const element = document.createElement(tag) as StayProbe;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(children);
  const ready = new Promise((resolve) => element.addEventListener('stay-ready', resolve, { once: true }));
  document.body.append(element);
  await ready;
  return element;
}

const button = (element: Element): HTMLButtonElement => element.shadowRoot!.querySelector('button')!;
const text = (element: Element) => button(element).textContent;

afterEach(() => {
  document.body.replaceChildren();
  inputs.length = 0;
});

describe('an element made of a widget', () => {
  it('reads its attributes as typed properties, and both can be changed later', async () => {
    const element = await place(define(), { label: 'A', 'page-size': '12', open: '' });
    expect(text(element)).toBe('A 12 0 fr_FR');
    expect([element.label, element.pageSize, element.open]).toEqual(['A', 12, true]);
    element.label = 'B';
    element.setAttribute('page-size', '24');
    await expect.poll(() => text(element)).toBe('B 24 0 fr_FR');
    element.removeAttribute('page-size');
    await expect.poll(() => text(element)).toBe('B - 0 fr_FR');
  });

  it('takes over the properties that the page set before the element was defined', async () => {
    const tag = `stay-probe-${(made += 1)}` as const;
    const early = document.createElement(tag) as StayProbe;
    early.label = 'early';
    early.rich = { city: 75 };
    document.body.append(early);
    const ready = new Promise((resolve) => early.addEventListener('stay-ready', resolve, { once: true }));
    defineElement(spec(tag), texts, { url });
    await ready;
    expect(text(early)).toBe('early - 0 fr_FR');
    expect(inputs.at(-1)?.values['rich']).toEqual({ city: 75 });
    expect(Object.hasOwn(early, 'label')).toBe(false);
  });

  it('gets the context of the loader, and asks the shop it names for the partner it names', async () => {
    const tag = define({ api: 'https://shop.example', locale: 'nl_BE', partner: '1042' });
    const element = await place(tag);
    expect(text(element)).toContain('nl_BE');
    expect(inputs.at(-1)?.client.madeFor).toBe('https://shop.example/api nl_BE 1042');
    const other = await place(tag, { locale: 'it_IT', api: 'https://other.example' });
    expect(inputs.at(-1)?.client.madeFor).toBe('https://other.example/api it_IT 1042');
    expect(text(other)).toContain('it_IT');
  });

  it('tells the page of what happens by events that leave the shadow root, and obeys preventDefault', async () => {
    const element = await place(define());
    const heard: CustomEvent[] = [];
    document.addEventListener('stay-search', (event) => heard.push(event as CustomEvent), { once: true });
    button(element).click();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true, cancelable: true, target: element });
    expect((heard[0]!.detail as { url: string }).url).toBe('/search');
    expect(inputs.at(-1)!.emit('stay-search', { criteria: emptyCriteria(), url: '/' })).toBe(true);
    element.addEventListener('stay-search', (event) => event.preventDefault());
    expect(inputs.at(-1)!.emit('stay-search', { criteria: emptyCriteria(), url: '/' })).toBe(false);
    element.addEventListener('stay-results', (event) => event.preventDefault());
    expect(
      inputs.at(-1)!.emit('stay-results', { total: 1, page: 0, criteria: emptyCriteria(), offers: [] }),
    ).toBe(true);
  });

  it('keeps a method that is called too early until the widget can do it', async () => {
    const tag = define();
    const element = document.createElement(tag) as StayProbe;
    element.add(3);
    document.body.append(element);
    await expect.poll(() => element.shadowRoot?.querySelector('button')?.textContent).toBe('none - 3 fr_FR');
    element.add(2);
    await expect.poll(() => text(element)).toBe('none - 5 fr_FR');
  });

  it('shows its children until it is ready', async () => {
    const tag = `stay-probe-${(made += 1)}` as const;
    let arrive: ((texts: { default: object }) => void) | undefined;
    const late = new Promise<{ default: object }>((resolve) => (arrive = resolve));
    defineElement(
      spec(tag),
      textsBy(() => late),
      { url },
    );
    const element = document.createElement(tag);
    const link = document.createElement('a');
    link.textContent = 'Find a stay';
    element.append(link);
    document.body.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    expect(link.checkVisibility()).toBe(true);
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
    arrive?.({ default: {} });
    await expect.poll(() => element.shadowRoot?.querySelector('button')).toBeTruthy();
    expect(link.checkVisibility()).toBe(false);
  });

  it('keeps its children and says so when its texts cannot be loaded', async () => {
    const tag = `stay-probe-${(made += 1)}` as const;
    const broken = async () => Promise.reject(new Error('blocked'));
    defineElement(spec(tag), textsBy(broken), { url });
    const element = document.createElement(tag);
    const link = document.createElement('a');
    link.textContent = 'Find a stay';
    element.append(link);
    const failed = new Promise<Event>((resolve) =>
      element.addEventListener('stay-error', resolve, { once: true }),
    );
    document.body.append(element);
    expect(((await failed) as CustomEvent<{ code: string }>).detail.code).toBe('NETWORK');
    expect(link.checkVisibility()).toBe(true);
  });

  it('gives the elements of one group one channel, and other groups another', async () => {
    const tag = define();
    await place(tag);
    await place(tag);
    await place(tag, { group: 'other' });
    expect(inputs[0]?.channel).toBe(inputs[1]?.channel);
    expect(inputs[2]?.channel).not.toBe(inputs[1]?.channel);
  });
});

describe('an element on a page that was not made for it', () => {
  it('is defined once: the first copy stays, and the console names the version that came too late', async () => {
    const tag = define();
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    defineElement(spec(tag), texts, { url });
    expect(info).not.toHaveBeenCalled();
    const theirs = `stay-probe-${(made += 1)}` as const;
    customElements.define(
      theirs,
      class extends HTMLElement {
        static version = '0.9.0';
      },
    );
    defineElement(spec(theirs), texts, { url, defaults: { debug: 'off' } });
    expect(info.mock.calls[0]?.[0]).toMatch(/0\.9\.0 is at work, not 1\.0\.0-test/);
    info.mockRestore();
  });

  it('is not bent by the page’s style sheet', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html{font-size:62.5%;letter-spacing:4px;line-height:3;text-transform:uppercase;direction:rtl}
      *{opacity:.5!important;color:red!important} button{display:none!important} [class]{border:9px solid!important}`);
    document.adoptedStyleSheets.push(sheet);
    const element = await place(define());
    const { opacity } = getComputedStyle(element);
    const tree = getComputedStyle(element.shadowRoot!.querySelector('div')!);
    const inner = getComputedStyle(button(element));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    expect([opacity, tree.direction, tree.letterSpacing, tree.textTransform, tree.display]).toEqual([
      '1',
      'ltr',
      'normal',
      'none',
      'block',
    ]);
    expect(inner.display).not.toBe('none');
  });

  it('keeps its state when it is moved, and gives everything back when it is removed', async () => {
    const element = await place(define());
    element.add(4);
    await expect.poll(() => text(element)).toBe('none - 4 fr_FR');
    const aside = document.createElement('aside');
    document.body.append(aside);
    aside.append(element);
    await Promise.resolve();
    expect(text(element)).toBe('none - 4 fr_FR');
    const before = living;
    element.remove();
    await expect.poll(() => living).toBe(before - 1);
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
    document.body.append(element);
    await expect.poll(() => element.shadowRoot?.querySelector('button')?.textContent).toBe('none - 0 fr_FR');
  });

  it('put on the page and taken off 1,000 times leaves nothing alive', async () => {
    const tag = define();
    await place(tag);
    const [before, sheets] = [living, document.adoptedStyleSheets.length];
    for (let cycle = 0; cycle < 1_000; cycle += 1) {
      const element = document.createElement(tag);
      document.body.append(element);
      if (cycle % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
      element.remove();
    }
    await expect.poll(() => living).toBe(before);
    expect(document.body.children).toHaveLength(1);
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });

  it('takes over a shadow root that the server printed without changing it', async () => {
    const tag = `stay-probe-${(made += 1)}` as const;
    const input = { values: {}, locale: 'fr_FR' } as Input;
    const html = renderToString(<Probe input={input} />);
    const of = printKey({}, { api: new URL(url).origin, locale: 'fr_FR' });
    const data = `<script type="application/json">${JSON.stringify({ of, at: Date.now() })}</script>`;
    document.body.setHTMLUnsafe(
      `<${tag}><template shadowrootmode="open"><div data-tree lang="fr-FR">${html}</div>${data}</template></${tag}>`,
    );
    const element = document.querySelector(tag)!;
    const printed = button(element);
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((list) => records.push(...list));
    observer.observe(element.shadowRoot!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const ready = new Promise((resolve) => element.addEventListener('stay-ready', resolve, { once: true }));
    defineElement(spec(tag), texts, { url });
    await ready;
    records.push(...observer.takeRecords());
    expect(records).toHaveLength(0);
    expect(button(element)).toBe(printed);
  });
});
