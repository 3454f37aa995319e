import { shop } from '@staykit/core/market/shop.ts';
import type { Partner } from '@staykit/partners/partner.ts';

/** The title of a page; without the mark of the shop its name gives way to that of the partner. */
export function titleOf(
  title: string,
  partner: Pick<Partner, 'features' | 'partnerName'> | undefined,
): string {
  const ending = ` | ${shop().name}`;
  if (partner?.features.shopMark !== false || !title.endsWith(ending)) return title;
  const bare = title.slice(0, -ending.length);
  return partner.partnerName === undefined ? bare : `${bare} | ${partner.partnerName}`;
}
