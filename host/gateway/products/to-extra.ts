import type { Extra } from '../../../widgets/core/offer/extra.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import { extrasOf, extrasPrice } from '../catalogue/facts/extras.ts';
import { withExtraToggled, type ProductRef } from '../catalogue/facts/product-id.ts';
import type { CatalogueLanguage, HotelRecord, OfferRecord } from '../catalogue/records.ts';
import { imagesBySizeOf } from './picture-paths.ts';

/** The extras of a product for a party, with the product that each leads to. [PENTITY-31] [UPSELL-07] */
export function toExtras(
  ref: ProductRef,
  offer: OfferRecord,
  hotel: HotelRecord,
  pax: Pax,
  language: CatalogueLanguage,
): Extra[] {
  const lengths = Array.from(
    { length: Math.max(1, offer.maxNights - offer.nights + 1) },
    (_, index) => Math.max(1, offer.nights) + index,
  );
  return extrasOf(offer, hotel).map((extra) => {
    const { number, type, label, activityIds, pictures } = extra;
    return {
      id: withExtraToggled(ref, number),
      label: label[language],
      priceDifference: extrasPrice([extra], pax, Math.max(1, offer.nights)),
      priceDifferencePerLos: Object.fromEntries(
        lengths.map((nights) => [String(nights), extrasPrice([extra], pax, nights)]),
      ),
      programLines: [
        {
          type,
          label: label[language],
          ...(activityIds[0] !== undefined && { activityId: activityIds[0] }),
        },
      ],
      imagesBySize: imagesBySizeOf(pictures),
      activityIds,
      selected: ref.extras.includes(number),
    };
  });
}
