/**
 * What a drawing may not hold, by what it is called in messages: it is served under the shop's own address, and may be
 * opened there by itself. Entities are refused since they can spell any of the others.
 */
const UNSAFE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<\s*(?:[\w-]+:)?script/i],
  ['a document type or entity', /<!\s*(?:DOCTYPE|ENTITY)/i],
  ['a processing instruction', /<\?(?!xml\s)/i],
  ['HTML (foreignObject or a frame)', /<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i],
  ['an event handler', /[\s"'/]on\w+\s*=/i],
  ['a script address', /(?:java|vb)script\s*:/i],
  ['an animation of an address', /attributeName\s*=\s*["']?(?:xlink:)?href/i],
  [
    'a reference to another address',
    /\b(?:href|src)\s*=\s*["']?\s*(?!["']?#|["']?data:image\/(?:png|jpeg|webp|avif|gif)[;,])[^\s>]/i,
  ],
  [
    'a reference to another address in a style',
    /@import|url\(\s*["']?\s*(?!#|["']?#|data:image\/(?:png|jpeg|webp|avif|gif)[;,])[^)\s]/i,
  ],
  [
    'a character reference in an address or style',
    /(?:href|style|src)\s*=\s*["'][^"']*&(?!amp;|quot;|apos;)/i,
  ],
];

/** What of an SVG is not safe to serve, in words; undefined where nothing is. */
export function unsafePart(svg: string): string | undefined {
  return UNSAFE.find(([, pattern]) => pattern.test(svg))?.[0];
}
