import { createHash } from 'node:crypto';
import type { ContentClient } from '@staykit/client/content/create-content-client.ts';
import type { BannerPage } from '@staykit/core/content/announcement.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import type { Messages } from '@staykit/messages/translate.ts';

/** Pages with banners. */
const BANNERED: readonly BannerPage[] = ['home', 'search', 'product'];

/** Editorial texts of a minisite page, besides those of all exports. */
function pageTexts(path: string, content: ContentClient): unknown[] {
  const [, page, name = ''] = path.split('?', 1)[0]!.split('/');
  if (page === 'content') return [content.page(name)];
  if (page === 'landing') return [content.landing(name)];
  if (page === 'ideas') return [content.ideas().catch(() => undefined)];
  if (page === 'product' || page === 'hotel') return [content.articles()];
  return [];
}

/** A hash of all texts in an export of these pages: interface texts of its locale and editorial content. */
export async function textVersion(
  paths: readonly string[],
  content: ContentClient,
  messages: Messages,
): Promise<string> {
  const read = await Promise.all([
    ...SEARCH_FLOWS.flatMap((flow) => [
      content.home(flow),
      ...BANNERED.flatMap((page) => [
        content.announcement({ page, flow }),
        content.promoBars({ page, flow }),
      ]),
    ]),
    ...BANNERED.map((page) => content.targetedBanners(page)),
    content.boxBlock(),
    content.giftBlock(),
    content.menu(),
    content.landingGroups(),
    ...paths.flatMap((path) => pageTexts(path, content)),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([messages, read]))
    .digest('hex');
}
