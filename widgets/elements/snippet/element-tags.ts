import { escapeHtml } from '../print/escape.ts';
import type { SnippetUse, SnippetWidget } from './snippet.ts';

/** Attributes as HTML writes them, with a space before each. */
export const written = (attributes: Readonly<Record<string, string>>, before = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${before}${name}` : ` ${before}${name}="${escapeHtml(value)}"`))
    .join('');

/** `<stay-search-box …>` with its fallback link; `more` are attributes that it has besides its own. */
export const elementTag = (
  { name, attributes, fallback }: SnippetWidget,
  more: Readonly<Record<string, string>> = {},
): string =>
  `<stay-${name}${written(more)}${written(attributes)}><a href="${escapeHtml(fallback.href)}">${escapeHtml(fallback.label)}</a></stay-${name}>`;

/** The elements of a page whose loader says what they have in common. */
export const elementTags = ({ widgets }: SnippetUse): string =>
  widgets.map((widget) => elementTag(widget)).join('\n');
