import type { Markup } from './markup.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

function write(node: Markup): string {
  if (typeof node === 'string') return escape(node);
  const { tag, attributes, children } = node;
  let text = `<${tag}`;
  for (const name in attributes) {
    const value = attributes[name];
    text += value === true || value === undefined ? ` ${name}` : ` ${name}="${escape(value)}"`;
  }
  text += '>';
  for (const child of children) text += write(child);
  return `${text}</${tag}>`;
}

/** Prints pieces by joining texts: the limit. */
export const printString = (pieces: readonly Markup[]): string => pieces.map(write).join('');
