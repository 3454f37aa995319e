import type { ContextDefaults } from '../element/element-context.ts';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';
import { nearestName } from './nearest-name.ts';

/*
 * Help in the browser console for those who build a page. A file of its own, fetched in development and where the loader
 * has `data-debug`: visitors never load it.
 */

/** What an element knows of itself. */
export interface ElementFacts {
  tag: string;
  /** Its attributes, in kebab-case. */
  attributes: readonly string[];
  /** Its properties, in camelCase. */
  properties: readonly string[];
  /** Attributes that are true while they are there. */
  booleans: readonly string[];
  /** Attributes that the loader has too, behind `data-`. */
  common: readonly string[];
  /** The loader script's `data-*`. */
  defaults: ContextDefaults;
  /** Address of the file that defines it. */
  url: string;
  /** Origin of the shop, which has the docs. */
  shop: string;
}

/** What `stay-error` carries. */
export interface ToldError {
  code: string;
  message: string;
}

const TAGS: readonly string[] = WIDGET_NAMES;
/** What every HTML element may have, and what frameworks write. */
const GLOBAL =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item\w+|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|(on|aria-|ng-|v-|x-|astro-|svelte-).+)$|[^a-z-]/;

const told = new WeakMap<Node, Set<string>>();

/**
 * Writes one line, once for each element; `document` stands for the page.
 * @param docs a page of the docs
 */
function tell(
  about: Node,
  sentence: string,
  shop: string,
  docs: string,
  level: 'warn' | 'info' = 'warn',
): void {
  const before = told.get(about) ?? new Set();
  if (before.has(sentence)) return;
  told.set(about, before.add(sentence));
  // oxlint-disable-next-line no-console -- whoever makes the page looks there first
  console[level](`${sentence} ${shop}/docs/${docs}`, about);
}

/** The page of the docs that tells how to embed. */
const GUIDE = 'guides/embed';

/** The page of the docs that describes an element. */
const docsOf = (tag: string): string => `reference/elements#${tag}`;

let areVersionsTold = false;

/** A second version came too late: the elements of the first stay at work. */
export function tellVersions(tag: string, isAtWork: string, came: string, shop: string): void {
  // Each element of the page would say the same.
  if (areVersionsTold) return;
  areVersionsTold = true;
  tell(
    document,
    `Staykit ${isAtWork} defined <${tag}> before ${came} came: expected one version on a page. Keep one loader.`,
    shop,
    GUIDE,
  );
}

/** Attributes that name what an element shows. */
const IDS = ['product-id', 'box-code', 'hotel-id'];

/** An element emitted `stay-error`. */
export function tellError(element: Element, tag: string, api: string, { code, message }: ToldError): void {
  // What a page is refused, the client tells itself.
  if (code === 'FORBIDDEN') return;
  // What the element says itself of a value begins with its tag.
  const isOfShop = (code === 'NOT_FOUND' || code === 'BAD_REQUEST') && !message.startsWith('<');
  const unknown = isOfShop && IDS.find((name) => element.hasAttribute(name));
  const sentence = unknown
    ? `<${tag}> ${unknown}="${element.getAttribute(unknown)}" is unknown: expected the id of one that the shop sells (${message}).`
    : code === 'NETWORK'
      ? `<${tag}> api="${api}" did not answer (${message}): expected the origin of a shop that runs and that connect-src of the page's policy allows.`
      : message.startsWith('<')
        ? message
        : `<${tag}> ${code}: ${message}`;
  tell(element, sentence, api, docsOf(tag));
}

/** An element was given texts of its page: those that it does not have are never read. */
export function tellTexts(element: Element, tag: string, shop: string, theirs: object, ours: object): void {
  const known = keysOf(ours);
  for (const key of keysOf(theirs))
    if (!known.includes(key)) {
      const meant = nearestName(key, known);
      tell(
        element,
        `<${tag}> messages: ${key} is no text of this element: ${meant ? `did you mean ${meant}?` : 'expected one of its texts.'}`,
        shop,
        'reference/messages',
      );
    }
}

/** `searchBox.search`: the texts of a catalogue, by namespace and key. What is no text has no key. */
const keysOf = (messages: object): string[] =>
  Object.entries(messages).flatMap(([namespace, texts]: [string, unknown]) =>
    Object.entries(typeof texts === 'object' && texts ? texts : {})
      .filter(([, text]) => typeof text === 'string')
      .map(([key]) => `${namespace}.${key}`),
  );

function adviceFor(element: Element, name: string, facts: ElementFacts): string | undefined {
  const { tag, attributes, properties, booleans, common } = facts;
  const text = element.getAttribute(name);
  if (booleans.includes(name))
    return text === 'false'
      ? `<${tag}> ${name}="false" is true, as in HTML: expected no attribute, or the property set to false.`
      : undefined;
  // A framework may write a property as an attribute: `pagesize`.
  if (attributes.includes(name) || properties.some((one) => one.toLowerCase() === name)) return undefined;
  const plain = name.replace(/^data-/, '');
  if (plain !== name)
    return attributes.includes(plain)
      ? `<${tag}> ${name}="${text}" is not read: expected ${plain}="${text}"${common.includes(plain) && plain !== 'group' ? `, or ${name} on the loader script` : ''}.`
      : undefined;
  // `product_id`, as other systems write it.
  const written = name.replaceAll('_', '-');
  if (GLOBAL.test(written)) return undefined;
  const meant = nearestName(written, attributes);
  if (written !== name && !meant) return undefined;
  return `<${tag}> ${name}="${text}" is not read, as there is no such attribute: ${
    meant ? `did you mean ${meant}?` : `expected one of ${attributes.join(', ')}.`
  }`;
}

/** Tells of attributes and properties that an element does not read, now and whenever another is set. */
function watchElement(element: Element, facts: ElementFacts): void {
  const { tag, properties, shop } = facts;
  const docs = docsOf(tag);
  const look = (): void => {
    for (const name of element.getAttributeNames()) {
      const advice = adviceFor(element, name, facts);
      if (advice) tell(element, advice, shop, docs);
    }
    for (const name of Object.keys(element)) {
      const meant = properties.includes(name) ? undefined : nearestName(name, properties);
      if (meant) tell(element, `<${tag}> has no property ${name}: did you mean ${meant}?`, shop, docs);
    }
  };
  look();
  // It lives as long as its element.
  new MutationObserver(look).observe(element, { attributes: true });
}

/** Tells of what is wrong with the page: tags, the loader's `data-*`, files that come late. */
function lookAtPage(facts: ElementFacts): void {
  for (const one of document.querySelectorAll(':not(:defined)')) {
    const name = one.localName.startsWith('stay-') ? one.localName.slice(5) : undefined;
    if (name === undefined || TAGS.includes(name)) continue;
    const meant = nearestName(name, TAGS);
    const tags = TAGS.map((tag) => `<stay-${tag}>`).join(', ');
    tell(
      one,
      `<stay-${name}> is no element: ${meant ? `did you mean <stay-${meant}>?` : `expected one of ${tags}.`}`,
      facts.shop,
      GUIDE,
    );
  }
  const known = [...facts.common, 'debug'];
  for (const [property, text] of Object.entries(facts.defaults)) {
    const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (known.includes(name)) continue;
    const meant = nearestName(name, known);
    const isOfElements = facts.attributes.includes(name);
    if (meant || isOfElements)
      tell(
        document,
        `The loader script's data-${name}="${text}" is not read: ${isOfElements ? `expected ${name}="${text}" on <${facts.tag}>.` : `did you mean data-${meant}?`}`,
        facts.shop,
        GUIDE,
      );
  }
  if (isLoadedLate(facts.url))
    tell(
      document,
      'The files of the elements come one round trip late, as no <link rel="modulepreload"> in the head names them: expected the lines that `npx staykit embed` prints.',
      facts.shop,
      GUIDE,
      // It works, only later.
      'info',
    );
}

const watched = new WeakSet<Element>();

/** Looks at an element that stands on the page now, and at the page with the first of them. */
export function helpWith(element: Element, facts: ElementFacts): void {
  if (watched.has(element)) return;
  watched.add(element);
  watchElement(element, facts);
  // Each element has attributes of its own that the loader may be given.
  lookAtPage(facts);
}

/** Whether only the loader asked for the files: its own links have no `crossorigin`, those of a page have. */
function isLoadedLate(url: string): boolean {
  if (!url.endsWith('/staykit.js')) return false;
  const chunks = new URL('chunks/', url).href;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][crossorigin]')];
  const isPrinted = [...document.querySelectorAll('*')].some(({ shadowRoot }) =>
    shadowRoot?.querySelector('link[rel=modulepreload]'),
  );
  return !isPrinted && !links.some(({ href }) => href.startsWith(chunks));
}
