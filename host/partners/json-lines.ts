/** One-based line of every value in a JSON text, by its path (`bannerUrls.desktop`, `origins.0`). */
export type JsonLines = ReadonlyMap<string, number>;

/**
 * Finds the line on which each value begins, so that a message can point at it. The text must be valid JSON;
 * what the values are is `JSON.parse`'s to say. `onTwice` is told of a path that was there before: `JSON.parse` keeps the
 * last of them without a word.
 */
export function jsonLines(text: string, onTwice?: (path: string, line: number) => void): JsonLines {
  const lines = new Map<string, number>();
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g);
  const stack: { list: boolean; key: string }[] = [];
  let line = 1;
  let pendingKey: string | undefined;
  let expectKey = false;
  for (const [token] of tokens) {
    const top = stack.at(-1);
    if (token === '\n') line += 1;
    else if (token === '}' || token === ']') stack.pop();
    else if (token === ',') {
      expectKey = top?.list === false;
      if (top?.list) top.key = String(Number(top.key) + 1);
    } else if (token === ':') {
      if (top && pendingKey !== undefined) top.key = pendingKey;
      expectKey = false;
    } else if (expectKey && token.startsWith('"')) pendingKey = JSON.parse(token) as string;
    else {
      const path = stack.map((level) => level.key).join('.');
      if (lines.has(path)) onTwice?.(path, line);
      lines.set(path, line);
      if (token === '{' || token === '[') {
        stack.push({ list: token === '[', key: token === '[' ? '0' : '' });
        expectKey = token === '{';
      }
    }
  }
  return lines;
}
