import sanitizeHtml from 'sanitize-html';

/** Allowed tags; h1 is the page's title. */
const TAGS = ['h2', 'h3', 'p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'dl', 'dt', 'dd'];

/** Allowed link targets: paths, fragments, https, mail and phone. */
const LINKS = /^(https:\/\/[^\s/]|\/(?![/\\])|#[\w-]+$|mailto:[^\s@]+@[\w.-]+$|tel:\+?\d+$)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The text of unknown tags stays, except in these.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: LINKS.test(href) ? { href } : {} }),
  },
};

/** Removes all tags and links that are not allowed. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** Describes what `safeHtml` would remove, as the expected alternative; undefined if nothing. */
export function htmlFault(html: string): string | undefined {
  let fault: string | undefined;
  sanitizeHtml(html, {
    ...OPTIONS,
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        fault ??= tagFault(tagName, attribs);
        return { tagName, attribs };
      },
    },
  });
  if (fault !== undefined) return fault;
  return /<!--/.test(html) ? 'no comment' : undefined;
}

function tagFault(tag: string, attribs: Record<string, string>): string | undefined {
  if (!TAGS.includes(tag)) return `only the tags ${TAGS.join(', ')}, not <${tag}>`;
  const other = Object.keys(attribs).find((name) => !(tag === 'a' && name === 'href'));
  if (other !== undefined) return `no attribute but the href of a link, not "${other}" of <${tag}>`;
  if (tag === 'a' && !LINKS.test(attribs.href ?? '')) {
    return 'links to a path that begins with /, or to https:, mailto: or tel:';
  }
  return undefined;
}
