import type { BoxDetail } from '@staykit/client/gift/box-detail.ts';
import { CURRENCY } from '@staykit/core/price/money.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** What search engines learn about a gift box: what it is and what it costs. */
export function boxData(
  { title, description, images, price, pageModel, code }: BoxDetail,
  { origin, path }: Pick<PageRequest, 'origin' | 'path'>,
): object {
  const site = `${origin.protocol}://${origin.host}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    sku: code,
    ...(images.main !== undefined && { image: new URL(images.main, site).href }),
    offers: {
      '@type': 'Offer',
      price: (price.sellPrice / 100).toFixed(2),
      priceCurrency: CURRENCY,
      url: new URL(pageModel.canonicalUrl ?? path, site).href,
      availability: 'https://schema.org/InStock',
    },
  };
}
