import type { ShellContent } from './load-shell.ts';

/** Whether the shop has the text or the ideas of a path: a link to one that it has not would lead nowhere. */
export function hasText(shell: ShellContent | undefined, path: string | undefined): path is string {
  return path !== undefined && (shell?.texts?.has(path.replace('/content/', '')) ?? true);
}
