import { propertyOf } from '../element/element-values.ts';
import { escapeHtml } from '../print/escape.ts';
import type { SnippetUse, SnippetWidget } from './snippet.ts';

/** How a template writes what HTML writes between quotes. */
export interface TemplateWriter {
  /** A text between quotes, or between tags. */
  text: (value: string) => string;
  /** An attribute that is a number. */
  number: (name: string, value: number) => string;
}

const HTML: TemplateWriter = { text: escapeHtml, number: (name, value) => `${name}="${value}"` };

type Attributes = Readonly<Record<string, string>>;

/** Attributes with a space before each; `values` are what they say, by property name. */
function written(attributes: Attributes, values: SnippetUse['values'], write: TemplateWriter): string {
  const parts = Object.entries(attributes).map(([name, text]) => {
    const value = values[propertyOf(name)];
    if (typeof value === 'number') return write.number(name, value);
    return text === '' ? name : `${name}="${write.text(text)}"`;
  });
  return parts.map((part) => ` ${part}`).join('');
}

/** What holds for all elements, as the loader's attributes. */
export const loaderData = ({ common }: SnippetUse): string =>
  written(
    Object.fromEntries(Object.entries(common).map(([name, text]) => [`data-${name}`, text])),
    {},
    HTML,
  ).trim();

const elementTag = (
  { name, attributes, values, fallback }: SnippetWidget,
  around: Pick<SnippetUse, 'common' | 'values'>,
  write: TemplateWriter,
): string => {
  const all = written({ ...around.common, ...attributes }, { ...around.values, ...values }, write);
  return `<stay-${name}${all}><a href="${write.text(fallback.href)}">${write.text(fallback.label)}</a></stay-${name}>`;
};

/** The elements of a page whose loader says what they have in common. */
export const elementTags = ({ widgets }: SnippetUse): string =>
  widgets.map((widget) => elementTag(widget, { common: {}, values: {} }, HTML)).join('\n');

/** Elements that say all themselves, in a template of a framework. */
export const templateTags = (use: SnippetUse, write: Partial<TemplateWriter>): string =>
  use.widgets.map((widget) => elementTag(widget, use, { ...HTML, ...write })).join('\n');
