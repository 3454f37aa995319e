import { THEMATIC_SUBTHEMES } from '../../../widgets/core/search/thematics.ts';
import { GIFTS } from './data/gifts.ts';
import { pictureId } from '../images/picture-pool.ts';
import type { PictureKind } from '../images/picture-pool.ts';
import type { GiftRecord, OfferRecord } from './records.ts';
import { tableRows } from './table.ts';
import { FAMILY, GASTRONOMY, ROMANTIC, WELLNESS } from './themes.ts';

const SCENES: Record<number, PictureKind> = {
  [WELLNESS]: 'spa',
  [ROMANTIC]: 'room',
  [GASTRONOMY]: 'table',
  [FAMILY]: 'pool',
};
const OFFERS_OF_A_BOX = 120;

/** The boxes and the gift card. A box is used for the best vouchers of its thematic that it can pay for. */
export function makeGifts(vouchers: readonly OfferRecord[]): GiftRecord[] {
  return tableRows(GIFTS).map((row, index) => {
    const [id = '', kind, code = '', slug = '', theme, nights, price, refPrice] = row;
    const [nameFr = '', nameEs = '', nameNl = '', nameIt = '', fr = '', es = '', nl = '', it = ''] =
      row.slice(8);
    const fits = vouchers.filter(
      (offer) =>
        offer.kind === 'voucher' &&
        offer.themeIds.includes(Number(theme)) &&
        offer.fixedPrice <= Number(price) &&
        offer.nights === Number(nights),
    );
    const scene = SCENES[Number(theme)] ?? 'country';
    return {
      id,
      kind: kind === 'box' ? 'box' : 'giftCard',
      code,
      slug,
      names: { fr: nameFr, es: nameEs, nl: nameNl, it: nameIt },
      texts: { fr, es, nl, it },
      price: Number(price),
      refPrice: Number(refPrice),
      nights: Number(nights),
      themeIds: [Number(theme), ...(THEMATIC_SUBTHEMES[Number(theme)] ?? [])],
      offerIds:
        kind === 'box'
          ? fits
              .toSorted((a, b) => b.quality - a.quality)
              .slice(0, OFFERS_OF_A_BOX)
              .map((offer) => offer.id)
          : [],
      pictures: [0, 1, 2, 3].map((step) => pictureId(scene, index + 1 + step)),
    };
  });
}
