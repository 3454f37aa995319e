/**
 * What a drawing may not hold, by what it is called in messages: it is served under the shop's own address, and may be
 * opened there by itself. Entities are refused since they can spell any of the others.
 */
const UNSAFE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<\s*(?:[^\s<>/=]+:)?script/i],
  ['a document type or entity', /<!\s*(?:DOCTYPE|ENTITY)/i],
  ['a processing instruction', /<\?(?!xml\s)/i],
  [
    'HTML (foreignObject or a frame)',
    /<\s*(?:[^\s<>/=]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i,
  ],
  ['elements of HTML', /\/1999\/xhtml/i],
  ['an event handler', /[\s"'/]on\w+\s*=/i],
  ['a script address', /(?:java|vb)script\s*:/i],
  ['an animation of an address', /attributeName\s*=\s*["']?\s*(?:[^\s"'>]+:)?href/i],
  [
    'a reference to another address',
    /\b(?:href|src)\s*=\s*["']?\s*(?!["']?#|["']?data:image\/(?:png|jpeg|webp|avif|gif)[;,])[^\s>]/i,
  ],
  [
    'a reference to another address in a style',
    /@import|image-set\(|\bsrc\(|url\(\s*["']?\s*(?!#|["']?#|data:image\/(?:png|jpeg|webp|avif|gif)[;,])[^)\s]/i,
  ],
  [
    'a character reference in an address or style',
    /(?:href|style|src)\s*=\s*["'][^"']*&(?!amp;|quot;|apos;)/i,
  ],
];

/** What a drawing may not hold however it is spelt. Browsers read the declared encoding, and this check UTF-8 alone. */
const UNREADABLE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an encoding other than UTF-8', /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i],
  // eslint-disable-next-line no-control-regex
  ['signs that are no text', /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/],
];

/** What of an SVG is not safe to serve, in words; undefined where nothing is. */
export function unsafePart(svg: string): string | undefined {
  const plain = withoutReferences(svg);
  const forms = [svg, plain, withoutEscapes(plain)];
  return (
    UNREADABLE.find(([, pattern]) => pattern.test(svg)) ??
    UNSAFE.find(([, pattern]) => forms.some((form) => pattern.test(form)))
  )?.[0];
}

/** Letters that are written as numbers (`&#106;`) in place of their numbers, as a browser reads them. */
const withoutReferences = (svg: string): string =>
  svg.replaceAll(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
    letter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );

/** Letters that a style escapes (`\\75rl(`) in place of their escapes. */
const withoutEscapes = (svg: string): string =>
  svg.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, other?: string) =>
    hex === undefined ? (other ?? '') : letter(Number.parseInt(hex, 16)),
  );

const letter = (code: number): string =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd';
