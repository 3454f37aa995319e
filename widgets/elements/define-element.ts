import { hydrate, render } from 'preact';
import type { ComponentChild } from 'preact';
import { baseStyles, themeStyles } from 'virtual:staykit-themes';
import { channelOf, type ChannelScope } from '../channel/channel-of.ts';
import type { Locale } from '../core/market/locale.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { parseFlow } from '../core/search/flow.ts';
import type { Messages } from '../messages/translate.ts';
import { COMMON_ATTRIBUTES, elementContext, type ContextDefaults } from './element-context.ts';
import type { AttributeKind, ElementInput, ElementSpec } from './element-spec.ts';
import { adoptStyles } from './styles/styled.ts';

/** The texts of a widget, one chunk for each locale. */
export type MessageLoaders = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;

/** Where an element comes from. */
export interface ElementSource {
  /** Address of the file that defines it: its origin is the shop, unless the page names another. */
  url: string;
  /** The loader script's `data-*`. */
  defaults?: ContextDefaults;
}

type Methods = Parameters<ElementInput['expose']>[0];

const scopes = new WeakMap<Document, ChannelScope>();
/** The sheets of named themes, so that a change of theme takes the earlier one off. */
const looks = new WeakSet<CSSStyleSheet>();
const CANCELABLE = /-(search|select-offer)$/;

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const read = (text: string | null, kind: AttributeKind | undefined): unknown => {
  if (text === null) return undefined;
  if (kind === 'flag') return true;
  const number = Number(text);
  return kind === 'number' ? (Number.isFinite(number) ? number : undefined) : text;
};

const scopeOf = (page: Document): ChannelScope => {
  const scope = scopes.get(page) ?? new Map();
  scopes.set(page, scope);
  return scope;
};

const hostStyles = (reserve: number, onPhone = reserve): CSSStyleSheet => {
  const waiting = (height: number) => `:host(:not(:state(live))){min-height:${height}px!important}`;
  const sheet = new CSSStyleSheet();
  // The page's rules end here: with !important a rule of :host is stronger than any of the page.
  sheet.replaceSync(
    `:host{all:initial!important;display:block!important;direction:ltr!important}` +
      `:host([hidden]){display:none!important}${waiting(reserve)}` +
      `@media(max-width:767px){${waiting(onPhone)}}${baseStyles}`,
  );
  return sheet;
};

/**
 * Makes a custom element of a widget. Safe to call twice, from two copies or two versions: the first wins, and the
 * console says so.
 */
export function defineElement<Client>(
  spec: ElementSpec<Client>,
  messages: MessageLoaders,
  source: ElementSource,
): void {
  const { tag, attributes, methods = [] } = spec;
  const { url, defaults = {} } = source;
  const known = customElements.get(tag) as { version?: string } | undefined;
  if (known) {
    if (known.version !== __STAYKIT_VERSION__) {
      // oxlint-disable-next-line no-console -- the page's author is told which of two versions is at work
      console.info(
        `<${tag}> ${known.version ?? ''} is at work; version ${__STAYKIT_VERSION__}, loaded later, is not.`,
      );
    }
    return;
  }
  const names = [...COMMON_ATTRIBUTES, ...Object.keys(attributes)];
  let sheet: CSSStyleSheet | undefined;

  class StayElement extends HTMLElement {
    static readonly version = __STAYKIT_VERSION__;
    static readonly observedAttributes = names;

    static {
      for (const name of [...names.map(camel), ...(spec.properties ?? [])]) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: StayElement) {
            return this.#values[name];
          },
          set(this: StayElement, value: unknown) {
            this.#take(name, value ?? undefined);
          },
        });
      }
      for (const name of methods) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          value(this: StayElement, ...args: never[]) {
            const call = () => this.#exposed?.[name]?.(...args);
            if (this.#exposed) call();
            else this.#waiting.push(call);
          },
        });
      }
    }

    readonly #values: Record<string, unknown> = {};
    readonly #states = this.attachInternals().states;
    /** Where the widget is rendered; undefined while the element is away from the page. */
    #tree: Element | undefined;
    #exposed: Methods;
    #waiting: (() => void)[] = [];
    /** Counts the starts: an answer that comes late belongs to an earlier one. */
    #turn = 0;
    #queued = false;
    #client: { of: string; calls: Client } | undefined;

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      this.#take(camel(name), read(text, attributes[name]));
    }

    connectedCallback(): void {
      // Properties that the page set before the element was defined hide the accessors: take them over.
      for (const name of [...names.map(camel), ...(spec.properties ?? [])]) {
        const own = Object.getOwnPropertyDescriptor(this, name);
        if (own) {
          delete (this as Record<string, unknown>)[name];
          this.#take(name, own.value);
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

    #take(name: string, value: unknown): void {
      if (Object.is(this.#values[name], value)) return;
      if (value === undefined) delete this.#values[name];
      else this.#values[name] = value;
      if (!this.#tree || this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        if (this.#tree) void this.#start();
      });
    }

    async #start(): Promise<void> {
      const turn = ++this.#turn;
      const context = elementContext(this.#values, defaults, new URL(url).origin);
      const { api, locale, theme, partner } = context;
      const printed = this.shadowRoot?.querySelector('[data-tree]');
      const height = this.shadowRoot ? 0 : this.offsetHeight;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      if (!root.firstChild) {
        const slot = document.createElement('slot');
        // What the page kept free lasts until the widget is there, though the page's rules end at once.
        slot.style.setProperty('display', 'block');
        slot.style.setProperty('min-height', `${height}px`);
        root.append(slot);
      }
      const tree = this.#tree ?? printed ?? document.createElement('div');
      this.#tree = tree;
      sheet ??= hostStyles(spec.reserve, spec.reserveOnPhone);
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      adoptStyles(root);
      try {
        const [texts, look] = await Promise.all([
          messages[locale](),
          theme ? themeStyles(theme) : undefined,
          spec.prepare?.(this.#values),
        ]);
        if (turn !== this.#turn) return;
        const themed = root.adoptedStyleSheets.filter((one) => !looks.has(one));
        root.adoptedStyleSheets = look ? [...themed, look] : themed;
        if (look) looks.add(look);
        const of = [api, locale, partner].join();
        if (this.#client?.of !== of) {
          const options = { api: `${api}/api`, locale, ...(partner !== undefined && { minisite: partner }) };
          this.#client = { of, calls: spec.createClient(options) };
        }
        const group = String(this.#values['group'] ?? '');
        const input: ElementInput<Client> = {
          values: { ...this.#values },
          context,
          client: this.#client.calls,
          locale,
          messages: texts.default,
          channel: channelOf(group, scopeOf(this.ownerDocument), () => ({
            criteria: emptyCriteria(parseFlow(context.flow)),
            context: { api, locale, ...(partner !== undefined && { partner }), ...(theme && { theme }) },
            submitted: 0,
          })),
          assetBase: api,
          emit: (name, detail) => this.#emit(name, detail),
          expose: (exposed) => {
            this.#exposed = exposed;
            if (exposed) for (const call of this.#waiting.splice(0)) call();
          },
        };
        const lang = locale.replace('_', '-');
        if (tree.getAttribute('lang') !== lang) tree.setAttribute('lang', lang);
        const node = spec.render(input) as ComponentChild;
        if (tree === printed && !this.#states.has('live')) hydrate(node, tree);
        else render(node, tree);
        if (!tree.isConnected) root.replaceChildren(tree);
        this.#states.add('live');
      } catch (error) {
        if (turn !== this.#turn) return;
        this.#tree = undefined;
        this.#emit('stay-error', { code: 'NETWORK', message: String(error) });
      }
    }

    #emit(name: string, detail: unknown): boolean {
      const cancelable = CANCELABLE.test(name);
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    }

    #stop(): void {
      this.#turn++;
      if (this.#tree) render(null, this.#tree);
      this.#tree = undefined;
      this.#client = undefined;
      this.#states.delete('live');
      this.shadowRoot?.replaceChildren();
    }
  }
  customElements.define(tag, StayElement);
}
