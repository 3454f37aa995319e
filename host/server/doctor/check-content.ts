import { STATIC_PAGES, STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import type { ContentStore } from '@staykit/gateway/content/content-store.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { missing, ok, weak, type Finding } from './finding.ts';
import { SAMPLE } from './sample-mark.ts';

/** Texts that a shop must show to sell, of those that its footer leads to. */
const LEGAL = STATIC_PAGES.filter((page) => page !== 'partner' && page !== 'press');

/** Checks that each locale of a shop has a first page and its legal texts, in words of its own. */
export async function checkContent(content: ContentStore, locales: readonly Locale[]): Promise<Finding[]> {
  const empty: Locale[] = [];
  const absent: string[] = [];
  const samples: string[] = [];
  for (const locale of locales) {
    const { home, pages } = await content.of(locale);
    if (!home?.booking) empty.push(locale);
    for (const page of LEGAL) {
      const id = STATIC_PATHS[locale][page]?.split('/').at(-1) ?? '';
      if (!pages.has(id)) absent.push(`${locale}/pages/${id}.txt`);
    }
    for (const [id, { html }] of pages) if (html.includes(SAMPLE)) samples.push(`${locale}/pages/${id}.txt`);
  }
  return [
    empty.length > 0
      ? missing(
          'first page',
          `empty in ${empty.join(', ')}: there is no home.json`,
          'Set CONTENT_DIR (npx staykit shop init writes a beginning), or publish it in the back office.',
        )
      : ok('first page', `there in ${locales.join(', ')}`),
    absent.length > 0
      ? missing(
          'legal texts',
          `absent: ${absent.join(', ')}`,
          'Write them, or publish them in the back office.',
        )
      : ok('legal texts', `${LEGAL.length} in each locale`),
    ...(samples.length > 0
      ? [
          weak(
            'own words',
            `${samples.length} texts are marked ${SAMPLE}, such as ${samples[0]}`,
            'Replace them with the texts of your shop.',
          ),
        ]
      : []),
  ];
}
