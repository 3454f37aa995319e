import type { Make } from './tree.ts';

const VOID = new Set(['img', 'input']);
const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** HTML that is not to be escaped again. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Makes HTML. */
export const makeText: Make<Html> = (tag, attributes, ...children) => {
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escape(child) : child.text));
  return new Html(`<${tag}${names.join('')}>${VOID.has(tag) ? '' : `${inner.join('')}</${tag}>`}`);
};
