import { hydrate, render } from 'preact';
import type { ComponentChild } from 'preact';
import looks, { tokens } from 'virtual:staykit-themes';
import { consentedStorage } from '@staykit/channel/consented-storage.ts';
import { channelOf, type ChannelScope } from '@staykit/channel/channel-of.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import { withTexts } from '@staykit/messages/with-texts.ts';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import type { ToldError } from '../console/console-help.ts';
import { elementContext, type ContextDefaults } from './element-context.ts';
import type { ElementInput, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import type { ElementSettings } from '@staykit/element-spec/stay-events.ts';
import { elementValues, propertyOf, type ElementValues } from './element-values.ts';
import { hearConsent } from './hear-consent.ts';
import { keepTexts } from './keep-texts.ts';
import { findPrint, type FoundPrint } from '../find-print.ts';
import { printKey } from '../print-key.ts';
import { hostCss, waitingCss } from '../styles/host-css.ts';
import { styleSheet } from '../styles/styled.ts';
import { tellTyped } from './tell-typed.ts';

/** The texts that a widget reads, fetched by locale. */
export type WidgetTexts = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;

/** Where an element comes from. */
export interface ElementSource {
  /** Address of the file that defines it: its origin is the shop, unless the page names another. */
  url: string;
  /** The loader script's `data-*`; its `consent` changes with the page's. */
  defaults?: ContextDefaults;
}

/**
 * Asks the shop. Where the page has preloaded this very answer, the call says so: a browser gives what a
 * `<link rel="preload" as="fetch" crossorigin>` fetched to calls with the same credentials only.
 */
const ask: typeof fetch = (address, init) => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  const preloaded = [...links].some(({ href }) => href === address);
  return fetch(address, { ...init, ...(preloaded && { credentials: 'same-origin' }) });
};

type Methods = NonNullable<Parameters<ElementInput['expose']>[0]>;

const pageChannels: ChannelScope = new Map();

/** A descriptor that inherits nothing: a page may have given every object a `value` or a `get`. */
const withoutPrototype = (descriptor: PropertyDescriptor): PropertyDescriptor =>
  Object.assign(Object.create(null) as PropertyDescriptor, descriptor);

const lookSheets = new Map<string, CSSStyleSheet>();

/** The sheet of a named look; undefined for an unknown name. */
async function lookOf(name: string): Promise<CSSStyleSheet | undefined> {
  if (!Object.hasOwn(looks, name)) return undefined;
  const { default: rules } = await looks[name]!();
  const sheet = lookSheets.get(name) ?? new CSSStyleSheet();
  if (!lookSheets.has(name)) sheet.replaceSync(rules);
  lookSheets.set(name, sheet);
  return sheet;
}

const hostSheet = (reserve: number, onPhone = reserve): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hostCss(tokens) + waitingCss(reserve, onPhone));
  return sheet;
};

/**
 * Whether an element comes right after another one in the flow of its page: the page gave neither room, as it does in a
 * grid or a row. One that a server printed stays where it is.
 */
const follows = (element: HTMLElement): boolean =>
  !element.shadowRoot?.firstChild &&
  !!element.previousElementSibling?.localName.startsWith('stay-') &&
  /^(block|flow-root|list-item)$/.test(getComputedStyle(element.parentElement ?? element).display);

/** Defaults of elements that no loader defined. */
let pageDefaults: ContextDefaults | undefined;

/** In development, and where the loader has `data-debug`; `data-debug="off"` ends it. */
const isDebugging = ({ debug }: ContextDefaults): boolean =>
  (debug ?? (/^(localhost|127\.0\.0\.1|\[::1])$/.test(location.hostname) ? '' : 'off')) !== 'off';

/**
 * Makes a custom element of a widget. Safe to call twice, from two copies or two versions: the first wins, and the
 * console says so.
 */
export function defineElement<Client>(
  spec: ElementSpec<Client>,
  texts: WidgetTexts,
  { url, defaults = (pageDefaults ??= hearConsent({})) }: ElementSource,
): void {
  const { tag, attributes } = spec;
  const home = new URL(url).origin;
  const help = isDebugging(defaults) ? import('../console/console-help.ts') : undefined;
  const known = customElements.get(tag) as { version?: string } | undefined;
  if (known) {
    const { version } = known;
    if (version === __STAYKIT_VERSION__) return;
    void help?.then(({ tellVersions }) =>
      tellVersions(tag, `${version}`, __STAYKIT_VERSION__, defaults['api'] ?? home),
    );
    // oxlint-disable-next-line no-console -- the page's author is told which of two versions is at work
    if (!help) console.info(`<${tag}> ${version} is at work, not ${__STAYKIT_VERSION__}.`);
    return;
  }
  const readers = { ...COMMON_ATTRIBUTES, ...attributes };
  const names = [...Object.keys(readers).map(propertyOf), ...(spec.properties ?? [])];
  // A framework that meets the tag before its definition writes its properties as attributes: `pagesize`.
  const byAttribute = new Map(names.map((name) => [name.toLowerCase(), name]));
  // As in HTML: true while the attribute is there, and the property adds and removes it.
  const booleans = new Map(
    Object.keys(readers)
      .filter((name) => !readers[name]!.length)
      .map((name) => [propertyOf(name), name]),
  );
  const loader = elementValues(tag, COMMON_ATTRIBUTES, 'data-');
  for (const name of Object.keys(COMMON_ATTRIBUTES)) loader.take(name, defaults[name]);
  const contextOf = (own: ElementValues['values']) => {
    const { consent } = defaults;
    const mistake = loader.take('consent', consent) && loader.unusable['consent'];
    // oxlint-disable-next-line no-console -- whoever makes the page looks there first
    if (mistake) console.warn(mistake);
    return elementContext(own, loader.values, home);
  };
  const facts = {
    tag,
    attributes: Object.keys(readers),
    properties: names,
    booleans: [...booleans.values()],
    common: Object.keys(COMMON_ATTRIBUTES),
    defaults,
    url,
    shop: String(loader.values['api'] ?? home),
  };
  let sheet: CSSStyleSheet | undefined;

  class StayElement extends HTMLElement {
    static readonly version = __STAYKIT_VERSION__;
    static readonly observedAttributes = [...Object.keys(readers), ...byAttribute.keys()];

    readonly #own = elementValues(tag, readers);
    readonly #states = this.attachInternals().states;
    /** Where the widget is rendered; undefined while the element is away from the page. */
    #tree: HTMLElement | undefined;
    #endTexts: (() => void) | undefined;
    #look: CSSStyleSheet | undefined;
    /** What a server printed, while the element shows the same. */
    #print: FoundPrint | undefined;
    #exposed: Methods | undefined;
    #waiting: ((methods: Methods) => void)[] = [];
    /** Counts the starts and the changes: an answer that comes late belongs to an earlier one. */
    #turn = 0;
    #client: { of: string; calls: Client } | undefined;
    /** Minisite id of the partner, whom every event names. */
    #partner: number | undefined;
    readonly #storage = consentedStorage(
      () => localStorage,
      () => contextOf(this.#own.values).consent.includes('preferences'),
    );
    /** What was told of values that cannot be used: each is told once. */
    readonly #told = new Set<string>();

    static {
      for (const name of names) {
        const accessors: PropertyDescriptor = {
          configurable: true,
          enumerable: true,
          get(this: StayElement) {
            const { values } = this.#own;
            const context = contextOf(values);
            const flow = parseFlow(context.flow);
            const known: ElementValues['values'] = {
              ...spec.defaults?.(context),
              ...values,
              ...context,
              flow,
            };
            return known[name] ?? (booleans.has(name) ? false : undefined);
          },
          set(this: StayElement, value: unknown) {
            const attribute = booleans.get(name);
            if (attribute) {
              const isOn = value === '' || !!value;
              // What a framework wrote before the definition: `newtab`.
              if (!isOn) this.removeAttribute(name);
              this.toggleAttribute(attribute, isOn);
            } else this.#take(name, value);
          },
        };
        Object.defineProperty(this.prototype, name, withoutPrototype(accessors));
      }
      for (const name of spec.methods ?? []) {
        const method: PropertyDescriptor = {
          configurable: true,
          value(this: StayElement, ...args: never[]) {
            this.#waiting.push((methods) => methods[name]?.(...args));
            this.#call();
          },
        };
        Object.defineProperty(this.prototype, name, withoutPrototype(method));
      }
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      this.#take(byAttribute.get(name.replaceAll('-', ''))!, text);
    }

    connectedCallback(): void {
      // Properties that the page set before the element was defined hide the accessors: hand them over.
      const page = this as Record<string, unknown>;
      for (const name of names) {
        if (Object.hasOwn(this, name)) {
          const value = page[name];
          delete page[name];
          page[name] = value;
        }
      }
      if (follows(this)) this.#states.add('follows');
      if (!this.#tree) void this.#start();
      void help?.then(({ helpWith }) => helpWith(this, facts));
    }

    disconnectedCallback(): void {
      // A move inside the page takes the element out and puts it back at once: its state stays.
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    #take(name: string, given: unknown): void {
      if (!this.#own.take(name, given)) return;
      const turn = ++this.#turn;
      // Of several changes the last one starts the widget again.
      queueMicrotask(() => {
        if (this.isConnected && turn === this.#turn) void this.#start();
      });
    }

    #call(): void {
      if (this.#exposed) for (const call of this.#waiting.splice(0)) call(this.#exposed);
    }

    /** Gives the shadow root our sheets, the look last; those of others stay. */
    #dress(root: ShadowRoot, look: CSSStyleSheet | undefined): void {
      sheet ??= hostSheet(spec.reserve, spec.reserveOnPhone);
      const sheets = new Set([sheet, styleSheet(), ...root.adoptedStyleSheets]);
      if (this.#look) sheets.delete(this.#look);
      if (look) sheets.add(look);
      this.#look = look;
      root.adoptedStyleSheets = [...sheets];
    }

    async #start(): Promise<void> {
      const turn = ++this.#turn;
      const own = { ...this.#own.values };
      const unusable = { ...loader.unusable, ...this.#own.unusable };
      const context = contextOf(own);
      const values = { ...spec.defaults?.(context), ...own };
      const { api, locale, theme, partner } = context;
      const { typeface } = { ...loader.values, ...own };
      this.#states[typeface === 'page' ? 'add' : 'delete']('page-type');
      this.#partner = partner;
      if (theme && !Object.hasOwn(looks, theme))
        unusable['theme'] =
          `<${tag}> theme="${theme}" is invalid: expected one of ${Object.keys(looks).join(', ')}.`;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const shows = printKey(own, context);
      if (!this.#tree) this.#print = findPrint(root, shows);
      else if (this.#print?.of !== shows) {
        // The look of the print is not the one that is asked for now.
        if (this.#print) root.querySelectorAll('link').forEach((link) => link.remove());
        this.#print = undefined;
      }
      const print = this.#print;
      if (print) this.#states.add('printed');
      if (!root.firstChild) root.append(document.createElement('slot'));
      const tree = (this.#tree ??= print?.tree ?? document.createElement('div'));
      this.#dress(root, this.#look);
      const warn = () => Object.values(unusable).forEach((sentence) => this.#warn(sentence));
      try {
        // Whoever makes the element listens to it a line later.
        await undefined;
        const lost = spec.decisive?.find((name) => unusable[name]);
        if (lost) throw new StayError('BAD_REQUEST', unusable[lost]!);
        const [{ default: ours }, look] = await Promise.all([
          texts[locale](),
          theme && lookOf(theme),
          spec.prepare?.(values),
        ]);
        if (turn !== this.#turn) return;
        warn();
        this.#dress(root, look || undefined);
        const common = { ...loader.values, ...values };
        const settings = common['settings'] as ElementSettings | undefined;
        const theirs = common['messages'] as Messages | undefined;
        const messages = withTexts(ours, theirs);
        // Those of the whole page may be meant for others.
        if (own['messages']) void help?.then(({ tellTexts }) => tellTexts(this, tag, api, theirs!, ours));
        const of = [api, locale, partner, JSON.stringify(settings)].join();
        if (this.#client?.of !== of) {
          const options = {
            ...settings,
            api: `${api}/api`,
            locale,
            fetch: ask,
            ...(partner && { minisite: partner }),
          };
          this.#client = { of, calls: spec.createClient(options) };
        }
        const node = spec.render({
          values,
          context,
          client: this.#client.calls,
          locale,
          messages,
          channel: channelOf(String(values['group'] ?? ''), pageChannels, () => ({
            criteria: emptyCriteria(parseFlow(context.flow)),
            context,
            submitted: 0,
          })),
          storage: this.#storage,
          assetBase: api,
          ...(print && { printed: print.printed }),
          emit: (name, detail) => this.#emit(name, detail),
          reflect: (name, isOn) => this.toggleAttribute(name, isOn),
          warn: (sentence) => this.#warn(sentence),
          expose: (methods) => {
            this.#exposed = methods;
            this.#call();
          },
        }) as ComponentChild;
        const lang = locale.replace('_', '-');
        if (tree.lang !== lang) tree.lang = lang;
        this.#endTexts ??= keepTexts(tree);
        if (print && !this.#states.has('live')) {
          hydrate(node, tree);
          tellTyped(tree);
        } else render(node, tree);
        if (!tree.isConnected) root.replaceChildren(tree);
        this.#states.delete('failed');
        this.#states.add('live');
      } catch (error) {
        if (turn !== this.#turn) return;
        warn();
        if (error instanceof StayError) this.#warn(error.message);
        else {
          this.#emit('stay-error', { code: 'NETWORK', message: String(error) });
          // What could not be fetched is missing for what was to come, not for what is there.
          if (print || this.#states.has('live')) return;
        }
        this.#fallBack(root);
      }
    }

    /** Ends the widget. */
    #leave(): void {
      if (this.#tree && this.#states.delete('live')) render(null, this.#tree);
      this.#tree = undefined;
      this.#endTexts?.();
      this.#endTexts = undefined;
    }

    /** Shows what stands between the tags in place of the widget, as high as it is. */
    #fallBack(root: ShadowRoot): void {
      this.#leave();
      // The slots of a widget that is gone are no place for it.
      if (!root.querySelector(':scope > slot')) root.replaceChildren(document.createElement('slot'));
      this.#states.add('failed');
    }

    /** Tells the page's author, once, what cannot be used as it was written. */
    #warn(message: string): void {
      if (this.#told.has(message)) return;
      this.#told.add(message);
      // oxlint-disable-next-line no-console -- whoever makes the page looks there first
      if (!help) console.warn(message);
      this.#emit('stay-error', { code: 'BAD_REQUEST', message });
    }

    #emit(name: string, told: object): boolean {
      if (name === 'stay-error')
        void help?.then(({ tellError }) =>
          tellError(this, tag, contextOf(this.#own.values).api, told as ToldError),
        );
      const detail = { ...told, ...(this.#partner && { partner: this.#partner }) };
      const cancelable = /search|select|checkout|gift/.test(name);
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    }

    #stop(): void {
      this.#turn++;
      this.#leave();
      this.#print = undefined;
      this.#client = undefined;
      this.#states.clear();
      this.#told.clear();
      this.shadowRoot?.replaceChildren();
    }
  }
  customElements.define(tag, StayElement);
}
