/** An element or a text of printed HTML. */
export type Markup = string | MarkupElement;

/** An element of printed HTML. */
export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string | true>>;
  children: readonly Markup[];
}

const VOID = new Set(['img', 'input', 'source', 'br', 'hr', 'path']);
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => SIGNS[sign] ?? '');

/** Reads HTML as our own renderers print it: every element closed, every attribute in double quotes. */
export function readMarkup(html: string): Markup[] {
  const top: Markup[] = [];
  const open: { tag: string; children: Markup[] }[] = [{ tag: '', children: top }];
  for (const [, closed, tag, names = '', ended, text] of html.matchAll(
    /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g,
  )) {
    const { children } = open.at(-1)!;
    if (text !== undefined) children.push(plain(text));
    else if (closed !== undefined) {
      if (open.at(-1)?.tag === closed) open.pop();
    } else if (tag !== undefined) {
      const attributes = Object.fromEntries(
        [...names.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
          name ?? '',
          value === undefined ? (true as const) : plain(value),
        ]),
      );
      const element = { tag, attributes, children: [] as Markup[] };
      children.push(element);
      if (!ended && !(VOID.has(tag) && !html.includes(`</${tag}>`))) open.push(element);
    }
  }
  return top;
}

/** How many elements there are. */
export const countElements = (nodes: readonly Markup[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countElements(node.children)), 0);
