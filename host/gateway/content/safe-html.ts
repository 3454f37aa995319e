import sanitizeHtml from 'sanitize-html';

/** Tags that texts may have; a page's own h1 is its title. */
const TAGS = ['h2', 'h3', 'p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'dl', 'dt', 'dd'];

/** Links lead to a path of the shop, or to https, mail and phone. */
const LINKS = /^(https:\/\/[^\s/]|\/(?![/\\])|#[\w-]+$|mailto:[^\s@]+@[\w.-]+$|tel:\+?\d+$)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Text in a tag that is not known stays; what only machines read goes.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: LINKS.test(href) ? { href } : {} }),
  },
};

/** A text with nothing in it but the allowed tags and links. What is not allowed is left out. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** What of a text would be left out, as what was expected in its place; nothing when all of it stays. */
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
