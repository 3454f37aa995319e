import { hydrate, render } from 'preact';
import type { ComponentChild } from 'preact';
import looks, { tokens } from 'virtual:staykit-themes';
import { channelOf, type ChannelScope } from '../channel/channel-of.ts';
import { StayError } from '../core/errors/catalogue.ts';
import type { Locale } from '../core/market/locale.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { parseFlow } from '../core/search/flow.ts';
import type { Messages } from '../messages/translate.ts';
import { COMMON_ATTRIBUTES } from './attribute-readers.ts';
import { elementContext, type ContextDefaults } from './element-context.ts';
import type { ElementInput, ElementSettings, ElementSpec } from './element-spec.ts';
import { elementValues, propertyOf } from './element-values.ts';
import { findPrint, type FoundPrint } from './find-print.ts';
import { printKey } from './print-key.ts';
import { hostCss, waitingCss } from './styles/host-css.ts';
import { styleSheet } from './styles/styled.ts';

/** The texts that a widget reads, fetched by locale. */
export type WidgetTexts = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;

/** Where an element comes from. */
export interface ElementSource {
  /** Address of the file that defines it: its origin is the shop, unless the page names another. */
  url: string;
  /** The loader script's `data-*`. */
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
 * Makes a custom element of a widget. Safe to call twice, from two copies or two versions: the first wins, and the
 * console says so.
 */
export function defineElement<Client>(
  spec: ElementSpec<Client>,
  texts: WidgetTexts,
  { url, defaults = {} }: ElementSource,
): void {
  const { tag, attributes } = spec;
  const known = customElements.get(tag) as { version?: string } | undefined;
  if (known) {
    if (known.version !== __STAYKIT_VERSION__) {
      // oxlint-disable-next-line no-console -- the page's author is told which of two versions is at work
      console.info(`<${tag}> ${known.version} is at work, not ${__STAYKIT_VERSION__}.`);
    }
    return;
  }
  const readers = { ...COMMON_ATTRIBUTES, ...attributes };
  const names = [...Object.keys(readers).map(propertyOf), ...(spec.properties ?? [])];
  // A framework that meets the tag before its definition writes its properties as attributes: `pagesize`.
  const byAttribute = new Map(names.map((name) => [name.toLowerCase(), name]));
  const loader = elementValues(tag, COMMON_ATTRIBUTES, 'data-');
  for (const name of Object.keys(COMMON_ATTRIBUTES)) loader.take(name, defaults[name]);
  let sheet: CSSStyleSheet | undefined;

  class StayElement extends HTMLElement {
    static readonly version = __STAYKIT_VERSION__;
    static readonly observedAttributes = [...Object.keys(readers), ...byAttribute.keys()];

    readonly #own = elementValues(tag, readers);
    readonly #states = this.attachInternals().states;
    /** Where the widget is rendered; undefined while the element is away from the page. */
    #tree: HTMLElement | undefined;
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
    /** What was told of values that cannot be used: each is told once. */
    readonly #told = new Set<string>();

    static {
      for (const name of names) {
        const accessors: PropertyDescriptor = {
          configurable: true,
          enumerable: true,
          get(this: StayElement) {
            return this.#own.values[name];
          },
          set(this: StayElement, value: unknown) {
            this.#take(name, value);
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
      if (!this.#tree) void this.#start();
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
      const values = { ...this.#own.values };
      const unusable = { ...loader.unusable, ...this.#own.unusable };
      const context = elementContext(values, loader.values, new URL(url).origin);
      const { api, locale, theme, partner } = context;
      this.#partner = partner;
      const height = this.shadowRoot ? 0 : this.offsetHeight;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const shows = printKey(values, context);
      if (!this.#tree) this.#print = findPrint(root, shows);
      else if (this.#print?.of !== shows) {
        // The look of the print is not the one that is asked for now.
        if (this.#print) root.querySelectorAll('link').forEach((link) => link.remove());
        this.#print = undefined;
      }
      const print = this.#print;
      if (print) this.#states.add('printed');
      const given = print && { printed: print.printed };
      if (!root.firstChild) {
        const slot = document.createElement('slot');
        // What the page kept free lasts until the widget is there, though the page's rules end at once.
        slot.style.cssText = `display:block;min-height:${height}px`;
        root.append(slot);
      }
      const tree = (this.#tree ??= print?.tree ?? document.createElement('div'));
      this.#dress(root, this.#look);
      const warn = () => Object.values(unusable).forEach((sentence) => this.#warn(sentence));
      try {
        // Whoever makes the element listens to it a line later.
        await undefined;
        const lost = spec.decisive?.find((name) => unusable[name]);
        if (lost) throw new StayError('BAD_REQUEST', unusable[lost]!);
        const [{ default: messages }, look] = await Promise.all([
          texts[locale](),
          theme && lookOf(theme),
          spec.prepare?.(values),
        ]);
        if (turn !== this.#turn) return;
        warn();
        if (theme && !look) this.#warn(`<${tag}> theme="${theme}" cannot be used: there is no such look.`);
        this.#dress(root, look || undefined);
        const settings = (values['settings'] ?? loader.values['settings']) as ElementSettings | undefined;
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
          assetBase: api,
          ...given,
          emit: (name, detail) => this.#emit(name, detail),
          warn: (sentence) => this.#warn(sentence),
          expose: (methods) => {
            this.#exposed = methods;
            this.#call();
          },
        }) as ComponentChild;
        const lang = locale.replace('_', '-');
        if (tree.lang !== lang) tree.lang = lang;
        if (print && !this.#states.has('live')) hydrate(node, tree);
        else render(node, tree);
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

    /** Shows what stands between the tags in place of the widget, as high as it is. */
    #fallBack(root: ShadowRoot): void {
      if (this.#tree && this.#states.delete('live')) render(null, this.#tree);
      if (!root.querySelector('slot')) root.replaceChildren(document.createElement('slot'));
      root.querySelector('slot')?.removeAttribute('style');
      this.#tree = undefined;
      this.#states.add('failed');
    }

    /** Tells the page's author, once, what cannot be used as it was written. */
    #warn(message: string): void {
      if (this.#told.has(message)) return;
      this.#told.add(message);
      // oxlint-disable-next-line no-console -- whoever makes the page looks there first
      console.warn(message);
      this.#emit('stay-error', { code: 'BAD_REQUEST', message });
    }

    #emit(name: string, told: object): boolean {
      const detail = { ...told, ...(this.#partner && { partner: this.#partner }) };
      const cancelable = /search|select|checkout|gift/.test(name);
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    }

    #stop(): void {
      this.#turn++;
      if (this.#tree) render(null, this.#tree);
      this.#tree = undefined;
      this.#print = undefined;
      this.#client = undefined;
      this.#states.clear();
      this.#told.clear();
      this.shadowRoot?.replaceChildren();
    }
  }
  customElements.define(tag, StayElement);
}
