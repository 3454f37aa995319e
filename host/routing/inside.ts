/** A path of the shop as a path below `prefix`, so that a link inside a minisite keeps its partner. [MINISITE-21] */
export function inside(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
