import type { ContentSeo } from '@staykit/core/content/page-content.ts';

/** What content says to robots. [HOME-02] [LANDING-03] */
export function contentRobots({ index, follow }: ContentSeo): string {
  return `${index ? 'index' : 'noindex'}, ${follow ? 'follow' : 'nofollow'}`;
}
