import { withShop } from '@staykit/core/market/shop.ts';
import { activityPrices, type ActivityDetail } from '@staykit/core/offer/activity/activity-detail.ts';
import { CURRENCY } from '@staykit/core/price/money.ts';
import type { PageHead } from '../../framework/page.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** What search engines learn about an activity: what its page model says, and what it costs. [ACTIVITY-20] */
export function activityHead(
  activity: ActivityDetail,
  images: readonly string[],
  { origin, path }: Pick<PageRequest, 'origin' | 'path'>,
): PageHead {
  const { label, description, pageModel, published, prices } = activity;
  const site = `${origin.protocol}://${origin.host}`;
  const amounts = [...activityPrices(prices).values()].map(({ sellPrice }) => sellPrice);
  return {
    title: pageModel?.pageTitle ?? withShop(label),
    description: pageModel?.metaDescription ?? description,
    ...(pageModel ? { robots: pageModel.metaRobots } : published === false && { robots: 'noindex, follow' }),
    ...(pageModel && { canonical: pageModel.canonicalUrl, alternates: pageModel.alternateUrls }),
    ...(images[0] !== undefined && { image: `${images[0]}/small.png` }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: label,
        description,
        ...(images[0] !== undefined && { image: `${site}${images[0]}/large.png` }),
        ...(amounts.length > 0 &&
          published !== false && {
            offers: {
              '@type': 'AggregateOffer',
              lowPrice: (Math.min(...amounts) / 100).toFixed(2),
              highPrice: (Math.max(...amounts) / 100).toFixed(2),
              offerCount: amounts.length,
              priceCurrency: CURRENCY,
              url: `${site}${path}`,
            },
          }),
      },
    ],
  };
}
