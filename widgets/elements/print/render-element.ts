import { renderToString } from 'react-dom/server';
import { createChannel } from '@staykit/channel/create-channel.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate, type Messages } from '@staykit/messages/translate.ts';
import { withTexts } from '@staykit/messages/with-texts.ts';
import { elementContext } from '../element/element-context.ts';
import type { ElementInput } from '@staykit/element-spec/element-spec.ts';
import type { WidgetName } from '@staykit/element-spec/widget-names.ts';
import type { LoadedFile, LoaderFiles } from '../loader/staykit.ts';
import { printKey, type Print } from '../print-key.ts';
import type { ElementAttributes } from './element-attributes.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { isWidget, PRINTS } from './prints.ts';
import { readAttributes } from './read-attributes.ts';

export type { ElementAttributes, WidgetName };

/** The files that a page with a print fetches; told by the build. */
declare const __STAYKIT_FILES__: LoaderFiles;

/** Where a widget is printed for. */
export interface RenderElementOptions {
  /** Origin of the shop: `https://shop.example`. Its answers are asked for, and links lead there. */
  api: string;
  /** Where the element files of this version are served: `https://cdn.example/elements/1.2.0`. Default: by the shop. */
  files?: string;
  /**
   * Where the page has its loader from, if not from there: a moving address, `https://cdn.example/elements/1`. `false`
   * where the page's own bundle defines its elements, and no file of ours is to be preloaded.
   */
  loader?: string | false;
  /** The nonce of the page's policy, where it allows scripts by their nonce. New for each page view. */
  nonce?: string;
  /** Stands in for the machine's `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Ends the calls of the print. */
  signal?: AbortSignal;
  /** Time limit in milliseconds for the shop to answer, with all retries. 4,500 by default. */
  timeoutMs?: number;
  /** How often a call is asked again. 2 by default. */
  retries?: number;
  /** The present instant in ms since 1970. Default: the machine's clock. */
  now?: () => number;
}

/**
 * The HTML of an element, for the page of a magazine: `<stay-results-grid …>` with its widget in a declarative shadow
 * root, and a link for browsers that know none. The element takes the HTML over as it is, and asks for nothing that
 * stands in it. Everything from outside is escaped.
 *
 * @param attributes as on the element, by their names; one without a value, or that no element has, is left out
 * @throws StayError `BAD_REQUEST` for a value that the element could not use, `NOT_FOUND` for a widget, an offer or a
 *   hotel that is not there, and the codes of the API
 */
export async function renderElement(
  widget: WidgetName,
  attributes: ElementAttributes,
  options: RenderElementOptions,
): Promise<string> {
  const { tag, text, shadow, fallback } = await printElement(widget, attributes, options);
  return `<${tag}${text}>${shadow}${fallback}</${tag}>`;
}

/** The parts of an element's HTML. */
interface PrintedElement {
  tag: string;
  /** Its attributes. */
  text: string;
  /** Its declarative shadow root. */
  shadow: string;
  /** The link for browsers that know no such roots. */
  fallback: string;
}

/** Prints an element in parts; refuses what `renderElement` does. */
export async function printElement(
  widget: WidgetName,
  attributes: ElementAttributes,
  { api, files, loader, nonce, signal, ...options }: RenderElementOptions,
): Promise<PrintedElement> {
  if (!isWidget(widget)) throw new StayError('NOT_FOUND', `Unknown element stay-${String(widget)}.`);
  const print = await PRINTS[widget]();
  const { spec } = print;
  const { text, values } = readAttributes(spec, { ...attributes, api });
  const context = elementContext(values, {}, api);
  const { locale, theme, partner } = context;
  const now = options.now ?? Date.now;
  const client = spec.createClient({
    ...options,
    api: `${context.api}/api`,
    locale,
    ...(partner !== undefined && { minisite: partner }),
  });
  const refuse = (sentence: string): never => {
    throw new StayError('BAD_REQUEST', sentence);
  };
  await spec.prepare?.(values);
  const data = await print.load?.({ values, context, client, ...(signal && { signal }) });
  const printed = { data, outdated: false };
  const messages = withTexts(LOCALE_TEXTS[locale], values['messages'] as Messages | undefined);
  const input: ElementInput<unknown> = {
    values: { ...spec.defaults?.(context), ...values },
    context,
    client,
    locale,
    messages,
    printed,
    isPrinting: true,
    channel: createChannel({ criteria: emptyCriteria(parseFlow(context.flow)), context, submitted: 0 }),
    assetBase: context.api,
    emit: () => true,
    reflect: () => {},
    warn: refuse,
    expose: () => {},
  };
  const html = renderToString(spec.render(input));
  const kept: Print = { of: printKey(values, context), at: now(), data };
  const allowed = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`;
  const place = files ?? `${context.api}/elements/${__STAYKIT_VERSION__}`;
  const links = [widget, ...(theme === undefined ? [] : [`look.${theme}`])].map(
    (name) => `<link rel="stylesheet" href="${escapeHtml(`${place}/${name}.css`)}">`,
  );
  const { path, text: label } = print.fallback(values);
  const t = createTranslate(locale, messages);
  // Asked for with the page, in place of one round trip after the other.
  const modules = (loader === false ? [] : modulesOf(widget, locale)).map(
    ([file, hash]) =>
      `<link rel="modulepreload" href="${escapeHtml(`${loader || place}/chunks/${file}`)}" integrity="sha256-${hash}"${allowed}>`,
  );
  const shadow = [
    '<template shadowrootmode="open">',
    ...links,
    ...modules,
    `<div data-tree lang="${languageTag(locale)}">${html}</div>`,
    `<script type="application/json">${escapeJson(kept)}</script></template>`,
  ].join('');
  const link = escapeHtml(partnerLink(context.api + path, partner));
  return { tag: spec.tag, text, shadow, fallback: `<a href="${link}">${escapeHtml(t(label))}</a>` };
}

/** What the element of a print imports, and its texts. */
function modulesOf(widget: WidgetName, locale: Locale): readonly LoadedFile[] {
  const { files, widgets } = __STAYKIT_FILES__;
  const { atOnce = [], texts } = widgets[widget] ?? {};
  const places = new Set([...atOnce, texts?.[locale]]);
  return files.filter((_, place) => places.has(place));
}
