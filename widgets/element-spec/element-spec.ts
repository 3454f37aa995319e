import type { ReactNode } from 'react';
import type { Channel } from '@staykit/channel/create-channel.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { CallOptions, StayClient } from '@staykit/client/stay-client.ts';
import type { ConsentPurpose } from '@staykit/core/consent/consent.ts';
import type { KeptStorage } from '@staykit/channel/consented-storage.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { MessageKey, Messages } from '@staykit/messages/translate.ts';
import type { AttributeReader } from './attribute-readers.ts';
import type { StayEventName, StayEvents } from './stay-events.ts';

/** What an element knows of its surroundings: own attribute, else the loader script's `data-*`, else the default. */
export interface ElementContext {
  /** Origin of the shop: `https://shop.example`. */
  api: string;
  locale: Locale;
  /** Minisite id of the partner. */
  partner?: number;
  /** Name of a theme. */
  theme?: string;
  /** Search flow: `booking`, `gifting`, `hotel`, `activity`. */
  flow?: string;
  /** What the visitor consented to; nothing by default. */
  consent: readonly ConsentPurpose[];
}

/** What a server printed a widget with. */
export interface Printed<Data> {
  /** What `ElementPrint.load` gave. */
  data: Data;
  /** It was printed a while ago, and is better asked for again once it is shown. */
  outdated: boolean;
}

/** All that a widget is rendered from inside an element. */
export interface ElementInput<Client = StayClient, Data = unknown> {
  /** Values of the spec's attributes and properties by property name (`page-size` is `pageSize`), else their defaults. */
  values: Readonly<Record<string, unknown>>;
  context: ElementContext;
  client: Client;
  locale: Locale;
  /** The texts that the widget reads, of the element's locale only. */
  messages: Messages;
  /** Shared by the elements of one `group` in one document. */
  channel: Channel;
  /** The visitor's storage, which keeps nothing without their consent; absent on a server. */
  storage?: KeptStorage;
  /** Origin of pictures. */
  assetBase: string;
  /** What a server printed this very widget with: its first render shows that, and asks for nothing. */
  printed?: Printed<Data>;
  /** A server prints the widget: there is no page around it. */
  isPrinting?: boolean;
  /** Dispatches an event from the element; `false` when a listener called preventDefault. */
  emit<Name extends StayEventName>(name: Name, detail: StayEvents[Name]): boolean;
  /** Adds or removes a boolean attribute that the visitor changed: the element reads back what it shows. */
  reflect(attribute: string, isOn: boolean): void;
  /** Tells the page's author, in the console and by `stay-error`, what cannot be used as it was written. */
  warn(sentence: string): void;
  /**
   * Where the widget leaves what the element's methods call: `expose({ search, reset })` in an effect, and
   * `expose(undefined)` in its clean-up. A method called earlier is kept and run then.
   */
  expose(methods: Readonly<Record<string, (...args: never[]) => void>> | undefined): void;
}

/** How a widget becomes a custom element. Words for people are in `ElementDocs`, which no browser loads. */
export interface ElementSpec<Client = StayClient, Data = unknown> {
  tag: `stay-${string}`;
  /** Own attributes, in kebab-case; each is also a property in camelCase. The common ones need no mention. */
  attributes: Readonly<Record<string, AttributeReader>>;
  /** Properties without an attribute: rich values. */
  properties?: readonly string[];
  /** What properties are that were not set, by property name; booleans are false. */
  defaults?(context: ElementContext): Readonly<Record<string, unknown>>;
  /**
   * Properties whose default would be another thing than was asked for: while one cannot be used, the element is not
   * rendered, and its fallback stays.
   */
  decisive?: readonly string[];
  methods?: readonly string[];
  /** Height in px that the element keeps while it is not ready. */
  reserve: number;
  /** The same on screens narrower than 768px, where it differs. */
  reserveOnPhone?: number;
  /** The calls of this widget alone (`createSearchBoxClient`), so that its bundle holds no other. */
  createClient(options: ClientOptions): Client;
  /** Refuses values that nothing can be shown of, by a StayError; the element waits for it before it renders. */
  prepare?(values: Readonly<Record<string, unknown>>): Promise<void>;
  render(input: ElementInput<Client, Data>): ReactNode;
}

/** How a server prints a widget, for its element to take over. Beside the spec as `<name>.print.ts`, which no browser loads. */
export interface ElementPrint<Client = StayClient, Data = unknown> {
  spec: ElementSpec<Client, Data>;
  /** Asks what the widget shows at first, as its element would. Rejects as its client does. */
  load?(input: Pick<ElementInput<Client>, 'values' | 'context' | 'client'> & CallOptions): Promise<Data>;
  /** The link between the tags: a path of the shop, and the key of its text. */
  fallback(values: Readonly<Record<string, unknown>>): { path: string; text: MessageKey };
}

/** One attribute or property, in words. */
export interface ValueDoc {
  /** TypeScript type: `'none' | 'hash'`. */
  type: string;
  description: string;
  default?: string;
}

/** What custom-elements.json and the reference say of an element. Exported beside the spec as `<name>Docs`. */
export interface ElementDocs {
  summary: string;
  attributes: Readonly<Record<string, ValueDoc>>;
  properties?: Readonly<Record<string, ValueDoc>>;
  methods?: Readonly<Record<string, { signature: string; description: string }>>;
  events: Readonly<Partial<Record<StayEventName, string>>>;
  parts?: Readonly<Record<string, string>>;
  /** What a page puts in, by the name of the slot. */
  slots?: Readonly<Record<string, string>>;
}
