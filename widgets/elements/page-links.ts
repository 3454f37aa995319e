import { textFile, widgetFiles, type BuiltFiles } from './built-files.ts';

/** What a page uses. */
export interface PageUse {
  widgets: readonly string[];
  locale: string;
  /** Address of the element files of a version: `https://cdn.example/elements/1.2.0`. */
  address: string;
  /** Address of the first answer of its grid. */
  answer?: string;
}

/** A build of the elements. */
export interface Built {
  files: BuiltFiles;
  /** By file the value of its `integrity` attribute (`integrity.json`). */
  hashes: Readonly<Record<string, string>>;
}

/** The files that a page needs until its elements are there, besides the loader. */
export const filesOf = (
  { widgets, locale }: Pick<PageUse, 'widgets' | 'locale'>,
  built: BuiltFiles,
): string[] => [
  ...new Set(widgets.flatMap((widget) => [...widgetFiles(built, widget), textFile(built, widget, locale)])),
];

/**
 * The links of a page's head that ask for all of it in the first round trip: each module with its hash, and the first
 * answer of its grid, which the element takes in place of asking again. What the first widget needs comes first, then the
 * answer: over HTTP/1.1 a browser asks for six files at a time, and whoever types waits for the first widget alone.
 */
export function pageLinks(use: PageUse, { files, hashes }: Built): string[] {
  const { address, answer } = use;
  const moduleLink = (file: string) =>
    `<link rel="modulepreload" href="${address}/${file}" integrity="${hashes[file] ?? ''}" crossorigin>`;
  const first = filesOf({ ...use, widgets: use.widgets.slice(0, 1) }, files);
  const others = filesOf(use, files).slice(first.length);
  return [
    ...first.map(moduleLink),
    ...(answer === undefined
      ? []
      : [`<link rel="preload" as="fetch" href="${answer.replaceAll('&', '&amp;')}" crossorigin>`]),
    ...others.map(moduleLink),
  ];
}
