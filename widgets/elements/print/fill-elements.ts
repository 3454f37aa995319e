import type { ElementAttributes } from './element-attributes.ts';
import { unescapeHtml } from './escape.ts';
import { isWidget } from './prints.ts';
import { printElement, type RenderElementOptions } from './render-element.ts';

/** Where elements are filled, and who is told of those that could not be. */
export interface FillElementsOptions extends RenderElementOptions {
  /** An element stays as it is, with what stands between its tags: why, with the `code` of `renderElement`, and its tag. */
  onError?: (error: Error & { code?: string }, tag: string) => void;
}

/** A comment, an element whose content is text, or a start tag with its name and attributes: no other `<stay-` counts. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)[\s>][\s\S]*?<\/\1\s*>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(text: string): ElementAttributes {
  const attributes: Record<string, string | true> = {};
  for (const [, name = '', ...values] of text.matchAll(ATTRIBUTE)) {
    const value = values.find((one) => one !== undefined);
    attributes[name] = value === undefined ? true : unescapeHtml(value);
  }
  return attributes;
}

/**
 * Fills the elements of a page that another renderer wrote, such as Vue, Svelte, Solid, Angular or React: each gets its
 * widget as a declarative shadow root behind its start tag. What stands between the tags stays as it is, so that the
 * framework finds what it wrote. Only attributes count: a server writes no properties.
 *
 * @param html of the page; an element that is filled already is left alone
 * @param options as of `renderElement`; its `api` alone is asked, whatever an element says
 */
export async function fillElements(
  html: string,
  { onError, ...options }: FillElementsOptions,
): Promise<string> {
  const parts: (string | Promise<string>)[] = [];
  let end = 0;
  for (const { 0: token, 2: tag = '', 3: text = '', index } of html.matchAll(TOKEN)) {
    const widget = tag.toLowerCase().replace(/^stay-/, '');
    const next = index + token.length;
    if (
      widget === tag ||
      !isWidget(widget) ||
      /^\s*<template shadowrootmode/.test(html.slice(next, next + 60))
    )
      continue;
    parts.push(
      html.slice(end, next),
      printElement(widget, attributesOf(text), options).then(
        ({ shadow }) => shadow,
        (error: Error) => {
          onError?.(error, token);
          return '';
        },
      ),
    );
    end = next;
  }
  return (await Promise.all([...parts, html.slice(end)])).join('');
}
