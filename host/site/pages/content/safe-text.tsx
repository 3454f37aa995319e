import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { inside } from '@staykit/routing/inside.ts';

/** Tags that a text may have; the server lets no other through, and here any other is only its text. */
const TAGS = new Set([
  'h2',
  'h3',
  'p',
  'br',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'dl',
  'dt',
  'dd',
]);
const LINKS = /^(https:\/\/|\/(?![/\\])|#|mailto:|tel:)/i;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

interface Level {
  tag: string;
  href?: string;
  children: ReactNode[];
}

/**
 * A text of the content as elements. It is built, never set as HTML: what is no tag of the list stays letters. Links
 * inside the shop keep the minisite that they stand in.
 */
export function SafeText({ html, prefix }: { html: string; prefix: string }): ReactElement {
  const levels: Level[] = [{ tag: '', children: [] }];
  const top = () => levels.at(-1) as Level;
  const close = () => {
    const { tag, href, children } = levels.pop() as Level;
    const into = top().children;
    const props = { key: into.length, ...(href !== undefined && { href }) };
    into.push(tag === 'br' ? createElement(tag, props) : createElement(tag, props, ...children));
  };
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+|<)/gi,
  )) {
    const tag = name.toLowerCase();
    if (text !== undefined) top().children.push(decoded(text));
    else if (!TAGS.has(tag)) continue;
    else if (slash === '') {
      const link = /\shref="([^"]*)"/.exec(attributes)?.[1];
      const href = tag === 'a' && link !== undefined ? addressOf(decoded(link), prefix) : undefined;
      levels.push({ tag, ...(href !== undefined && { href }), children: [] });
      if (tag === 'br') close();
    } else if (levels.some((level) => level.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  while (levels.length > 1) close();
  return <Fragment>{top().children}</Fragment>;
}

function addressOf(href: string, prefix: string): string | undefined {
  if (!LINKS.test(href)) return undefined;
  return href.startsWith('/') ? inside(prefix, href) : href;
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? '');
}
