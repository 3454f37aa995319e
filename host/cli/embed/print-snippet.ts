import type { SnippetUse } from '@staykit/elements/snippet/snippet.ts';
import { wholeSnippet, type Framework } from '@staykit/elements/snippet/whole-snippet.ts';
import { builtElements } from './built-elements.ts';

const ACCESSIBILITY = [
  'Accessibility: works by keyboard and screen reader, in the language of the locale. The link inside is shown until',
  'the script runs, and stays where it is blocked: keep it.',
];

/** What `staykit embed` prints for a page, with the element files in the folder `elements`. */
export function printSnippet(
  framework: Framework,
  use: SnippetUse,
  { origin, elements }: { origin: string; elements: string },
): string {
  const { parts, policy, files } = wholeSnippet(framework, use, {
    origin,
    built: () => builtElements(elements),
  });
  const lines = [
    ...parts.flatMap(({ title, text }) => [title, text, '']),
    'Content-Security-Policy, in addition to the page’s own:',
    `  ${policy}`,
  ];
  if (!files) return lines.join('\n');
  return [
    ...(files.isReleased
      ? []
      : [
          `NOT RELEASED: the files of ${files.version} change with the next build, and this hash refuses them then. Good for a try;`,
          'a page that lasts names a released version.',
          '',
        ]),
    ...lines,
    `Bytes until they are there (brotli): ${files.bytes} in ${files.count} files, without pictures and answers. What a visitor`,
    'opens later comes with the press that opens it.',
    ...ACCESSIBILITY,
  ].join('\n');
}
