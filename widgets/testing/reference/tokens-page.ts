import { base } from '@staykit/themes/base.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { publicName, valueOf } from '@staykit/themes/to-css.ts';
import { TOKENS, TOKEN_PATHS, type TokenPath, type TokenValue } from '@staykit/themes/tokens.ts';
import { code, page, table } from './markdown.ts';

const shown = (value: TokenValue | undefined): string =>
  [value ?? []]
    .flat()
    .map((one) => code(one))
    .join(' (light), ') + (typeof value === 'object' ? ' (dark)' : '');

function group(name: keyof typeof TOKENS): string {
  const docs: Readonly<Record<string, string>> = TOKENS[name];
  const rows = TOKEN_PATHS.filter((path) => path.startsWith(`${name}.`)).map((path: TokenPath) => [
    code(publicName(path)),
    docs[path.slice(name.length + 1)] ?? '',
    shown(valueOf(base.tokens, path)),
  ]);
  return `## ${name}\n\n${table(['property', 'for', 'base look'], rows)}`;
}

/** docs/reference/tokens.md: every token and every named theme. */
export function tokensPage(): string {
  const groups = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
  return page(
    'Tokens and themes',
    `The theming contract: ${TOKEN_PATHS.length} values, each a CSS property that a page, a partner or a theme may set. In a partner file and in the code, \`--stay-color-accent\` is \`color.accent\`. A value may name another token in braces. How to use them: [the guide](../guides/theming.md).`,
    ['themes/tokens.ts', 'themes/base.ts', 'themes/registry.ts'],
    '## Themes',
    table(
      ['name', 'look', 'tokens that differ from the base'],
      [...THEMES.values()].map((theme) => [
        code(theme.name),
        theme.label,
        theme === base
          ? ''
          : String(TOKEN_PATHS.filter((path) => valueOf(theme.tokens, path) !== undefined).length),
      ]),
    ),
    ...groups.map(group),
  );
}
