import { createHash } from 'node:crypto';
import type { ContentClient } from '../../widgets/client/content/create-content-client.ts';
import type { BannerPage } from '../../widgets/core/content/announcement.ts';
import { SEARCH_FLOWS } from '../../widgets/core/search/flow.ts';
import type { Messages } from '../../widgets/messages/translate.ts';
import type { Partner } from '../partners/partner.ts';

/** Pages of an export that banners know. */
const BANNERED: readonly BannerPage[] = ['home', 'search', 'product'];

/** What an address below a minisite shows of what editors wrote, beside the pages of every export. */
function pageTexts(path: string, content: ContentClient): unknown[] {
  const [page, name = ''] = path.split('?', 1)[0]!.split('/');
  if (page === 'content') return [content.page(name)];
  if (page === 'landing') return [content.landing(name)];
  if (page === 'ideas') return [content.ideas().catch(() => undefined)];
  if (page === 'product' || page === 'hotel') return [content.articles()];
  return [];
}

/**
 * A name of all texts that the export of a minisite is printed with: those of the interface in its locale, and those
 * of the editors. Another one is given once any of them is another.
 */
export async function textState(
  { prerender = [] }: Pick<Partner, 'prerender'>,
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
    ...['content/about', ...prerender].flatMap((path) => pageTexts(path, content)),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([messages, read]))
    .digest('hex');
}
