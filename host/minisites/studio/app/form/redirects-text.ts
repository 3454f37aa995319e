/** Redirects as lines: the former address, a space, and the one that it leads to. */
export const writeRedirects = (value: unknown): string =>
  Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
    .map(([from, to]) => `${from} ${String(to)}`.trimEnd())
    .join('\n');

/** Reads lines. One without a second address is kept, for the check to refuse; no line is no value. */
export function readRedirects(text: string): Record<string, string> | undefined {
  const pairs = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from]) => from !== '')
    .map(([from = '', to = '']) => [from, to] as const);
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}
