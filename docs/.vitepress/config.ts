import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createHash } from 'node:crypto';
import { transformerStyleToClass } from '@shikijs/transformers';
import { defineConfig, type DefaultTheme, type MarkdownOptions } from 'vitepress';
import { GUIDES, REFERENCE } from './sidebar.ts';

/*
 * The site of these documents: `npm run docs` builds it to dist/docs, and the server has it under /docs. It works under
 * `script-src 'self'; style-src 'self'`, so nothing in its pages is inline.
 */
const BASE = '/docs/';
const OUT = '../dist/docs';

const { repository } = JSON.parse(readFileSync('widgets/package.json', 'utf8')) as {
  repository: { url: string };
};
const SOURCES = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`;

/** Colours of code as classes: the attribute `style` of each word is inline style. */
const codeColours = transformerStyleToClass({ classPrefix: 'code-' });

/** Links of the documents to files outside of `docs`, which the site has not: to the README of the package's page, else to the sources. */
const outerLinks: NonNullable<MarkdownOptions['config']> = (markdown) => {
  markdown.core.ruler.push('outer-links', ({ tokens, env }) => {
    // A title is read alone, outside of any page.
    const { relativePath: page = '' } = env as { relativePath?: string };
    // The page that includes the README has the README's links.
    const folder = page === 'guides/react.md' ? 'widgets' : posix.join('docs', posix.dirname(page));
    for (const link of tokens.flatMap(({ children }) => children ?? [])) {
      const href = link.attrGet('href');
      if (link.type !== 'link_open' || href === null || /^([a-z]+:|#|\/)/.test(href)) continue;
      const target = posix.join(folder, href);
      if (target.startsWith('widgets/README.md')) link.attrSet('href', '/guides/react');
      else if (!target.startsWith('docs/')) link.attrSet('href', SOURCES + target);
      else if (folder === 'widgets') link.attrSet('href', target.replace('docs', ''));
      else if (target.endsWith('docs/reference')) link.attrSet('href', '/reference/elements');
      else if (target.endsWith('/README.md')) link.attrSet('href', target.replace(/^docs|README\.md$/g, ''));
      else if (!/\.md(#|$)/.test(target)) link.attrSet('href', SOURCES + target);
    }
  });
};

/** Two braces would be an expression of Vue's; the documents have none. */
const plainBraces: NonNullable<MarkdownOptions['config']> = ({ renderer, utils }) => {
  const plain = (text: string) => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;');
  renderer.rules['text'] = (tokens, index) => plain(tokens[index]?.content ?? '');
  renderer.rules['code_inline'] = (tokens, index) => `<code>${plain(tokens[index]?.content ?? '')}</code>`;
};

/** A live sample below the heading of each element in the reference. */
const liveSamples: NonNullable<MarkdownOptions['config']> = (markdown) => {
  markdown.core.ruler.push('live-samples', (state) => {
    const { relativePath } = state.env as { relativePath?: string };
    if (relativePath !== 'reference/elements.md') return;
    state.tokens = state.tokens.flatMap((token, index, { [index - 1]: before }) => {
      const [, widget] = /^`<stay-([a-z-]+)>`$/.exec(before?.content ?? '') ?? [];
      if (token.type !== 'heading_close' || widget === undefined) return token;
      const sample = new state.Token('html_block', '', 0);
      sample.content = `<live-sample query="widget=${widget}&amp;locale=fr_FR" />\n`;
      return [token, sample];
    });
  });
};

/** The title of a page, as HTML: so the theme writes it into the sidebar. */
const heading = (file: string): string => {
  const [, title = file] = /^(?:title:|#) (.+)$/m.exec(readFileSync(`docs/${file}`, 'utf8')) ?? [];
  return title.replaceAll('`', '').replaceAll('<', '&lt;');
};
const items = (files: readonly string[]): DefaultTheme.SidebarItem[] =>
  files.map((file) => ({ text: heading(file), link: `/${file.replace(/(README)?\.md$/, '')}` }));

/** A script in a page as a file beside it. */
function scriptFile(outDir: string, code: string): string {
  const name = `assets/inline.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(outDir, name), code);
  return `<script src="${BASE}${name}"></script>`;
}

export default defineConfig({
  title: 'Staykit',
  description: 'Search, book and give stays on your own pages: widgets for every framework, and minisites.',
  lang: 'en',
  base: BASE,
  outDir: OUT,
  cacheDir: '../.cache/vitepress',
  cleanUrls: true,
  metaChunk: true,
  rewrites: {
    'guides/README.md': 'guides/index.md',
    'guides/operating/runbook/README.md': 'guides/operating/runbook/index.md',
    'decisions/README.md': 'decisions/index.md',
  },
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['link', { rel: 'stylesheet', href: `${BASE}assets/code.css` }],
  ],
  markdown: {
    html: false,
    config: (markdown) => [outerLinks, liveSamples, plainBraces].forEach((rule) => rule(markdown)),
    codeTransformers: [codeColours],
  },
  transformHtml: (html, _, { siteConfig }) =>
    html
      .replaceAll(/<script(?: id="[\w-]+")?>([\s\S]*?)<\/script>/g, (_whole, code: string) =>
        scriptFile(siteConfig.outDir, code),
      )

      // Positions that the scripts of the theme and theme/site.css set again.
      .replaceAll(/ style="[^"]*"/g, ''),
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, 'assets/code.css'), codeColours.getCSS()),
  vite: { build: { chunkSizeWarningLimit: 1500 } },
  themeConfig: {
    search: {
      provider: 'local',
      // What integrators look for is not in the pages of those who work on Staykit.
      options: {
        _render: (source, env, markdown) => {
          const { relativePath } = env as { relativePath: string };
          return /^(rows|map|states|open-work|decisions\/.*)\.md$/.test(relativePath)
            ? ''
            : markdown.render(source, env);
        },
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Embed', link: '/guides/embed' },
      { text: 'React', link: '/guides/react' },
      { text: 'Playground', link: '/playground' },
      { text: 'Reference', link: '/reference/elements' },
    ],
    sidebar: [
      ...Object.entries(GUIDES).map(([text, files]) => ({ text, items: items(files) })),
      { text: 'Reference', items: items(REFERENCE) },
    ],
  },
});
