import { parsePictureId } from '@staykit/gateway/images/picture-pool.ts';
import { giftCardOf } from '@staykit/gateway/shop/gift-card-schema.ts';
import { soldIn } from '@staykit/gateway/shop/present-shop.ts';
import type { Shop } from '@staykit/gateway/shop/read-shop.ts';
import { missing, ok, weak, type Finding } from './finding.ts';
import { SAMPLE } from './sample-mark.ts';

/** Pictures of packaging that are drawn for the demo: a real shop does not have them. */
export function demoPictures({ packaging }: Pick<Shop, 'packaging'>): string[] {
  return packaging.elements.flatMap(({ picture }) => {
    const id = /^\/api\/images\/([^/]+)\//.exec(picture)?.[1];
    return id !== undefined && parsePictureId(id) ? [picture] : [];
  });
}

/** Checks a shop file that can be read: that nothing in it is a sample or of the demo. */
export function checkShop(shop: Shop): Finding[] {
  const samples = Object.entries(shop.markets).flatMap(([market, known]) =>
    known?.seller.legalName.includes(SAMPLE) ? [market] : [],
  );
  const pictures = demoPictures(shop);
  const cards = giftCardOf(shop.giftCard, soldIn(shop)).markets;
  return [
    samples.length > 0
      ? missing(
          'seller',
          `the seller of ${samples.join(', ')} is a sample, and stands on invoices`,
          'Write legalName, address, vatNumber, registration and phone of SHOP_FILE.',
        )
      : ok('seller', `named for ${Object.keys(shop.markets).join(', ')}`),
    ok('gift card', cards.length > 0 ? `sold in ${cards.join(', ')}` : 'not sold'),
    ...(pictures.length > 0
      ? [
          missing(
            'packaging pictures',
            `${pictures.length} are drawn for the demo alone, such as ${pictures[0]}`,
            'Name pictures of your own in packaging.elements of SHOP_FILE, or take the elements out.',
          ),
        ]
      : []),
    ...(shop.identity
      ? []
      : [weak('logo', 'the shop has none, and its name in type', 'Add identity.logo to SHOP_FILE.')]),
  ];
}
