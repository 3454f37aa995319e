import { THEMATIC_SUBTHEMES } from '@staykit/core/search/facets/thematics.ts';
import { pictureId, type PictureKind } from '@staykit/gateway/images/picture-pool.ts';
import type { GiftRecord, OfferRecord } from '@staykit/gateway/catalogue/records.ts';
import { textOfColumns } from '@staykit/gateway/catalogue/facts/texts.ts';
import { tableRows } from '@staykit/gateway/catalogue/table.ts';

/**
 * Boxes: id, code, slug, thematic, nights, cents, cents before a promotion, then names in French, Spanish, Dutch,
 * Italian, and texts in the columns of `textOfColumns`.
 */
const GIFTS = `
901|SPAEBOX|bien-etre|26|1|12990|14990|Coffret Bien-être|Caja regalo Bienestar|Cadeaubox Wellness|Cofanetto Benessere|Une nuit et un accès au spa pour deux|Una noche y acceso al spa para dos|Eén nacht en toegang tot de spa voor twee|Una notte e ingresso alla spa per due
902|ROMANTICEBOX|romance|23|1|14990|0|Coffret Romance|Caja regalo Romance|Cadeaubox Romantiek|Cofanetto Romantico|Une nuit et un dîner pour deux|Una noche y una cena para dos|Eén nacht en een diner voor twee|Una notte e una cena per due|Une nuit et un souper pour deux
903|GOURMETEBOX|bonne-table|19|1|17990|19990|Coffret Bonne table|Caja regalo Buena mesa|Cadeaubox Lekker tafelen|Cofanetto Buona tavola|Une nuit et un menu dégustation pour deux|Una noche y un menú degustación para dos|Eén nacht en een proeverijmenu voor twee|Una notte e un menù degustazione per due
904|FAMILYEBOX|en-famille|39|2|22990|0|Coffret En famille|Caja regalo En familia|Cadeaubox Met het gezin|Cofanetto In famiglia|Deux nuits et une sortie pour la famille|Dos noches y una actividad para la familia|Twee nachten en een uitje voor het gezin|Due notti e un’attività per la famiglia
905|EVASIONEBOX|evasion|1|2|19990|22990|Coffret Évasion|Caja regalo Evasión|Cadeaubox Erop uit|Cofanetto Evasione|Deux nuits à choisir parmi nos adresses|Dos noches a elegir entre nuestros hoteles|Twee nachten in een hotel naar keuze|Due notti a scelta tra i nostri hotel
906|EXCEPTIONEBOX|prestige|23|1|29990|0|Coffret Prestige|Caja regalo Prestige|Cadeaubox Prestige|Cofanetto Prestige|Une nuit dans une maison d’exception|Una noche en un hotel excepcional|Eén nacht in een uitzonderlijk hotel|Una notte in una dimora d’eccezione
`;

/** What a gift shows, by its id; the first is on its front. */
const SCENES: Record<string, readonly PictureKind[]> = {
  901: ['spa', 'pool', 'room', 'table'],
  902: ['room', 'table', 'lake', 'spa'],
  903: ['table', 'vineyard', 'table', 'street'],
  904: ['fair', 'zoo', 'dunes', 'pool'],
  905: ['village', 'harbour', 'mountain', 'street'],
  906: ['harbour', 'room', 'vineyard', 'spa'],
};
const OFFERS_OF_A_BOX = 120;

/** The boxes. A box can be redeemed for the best vouchers of its thematic within its price. */
export function makeGifts(vouchers: readonly OfferRecord[]): GiftRecord[] {
  return tableRows(GIFTS).map((row, index) => {
    const [id = '', code = '', slug = '', theme, nights, price, refPrice] = row;
    const [nameFr = '', nameEs = '', nameNl = '', nameIt = '', ...texts] = row.slice(7);
    const fits = vouchers.filter(
      (offer) =>
        offer.kind === 'voucher' &&
        offer.themeIds.includes(Number(theme)) &&
        offer.fixedPrice <= Number(price) &&
        offer.nights === Number(nights),
    );
    return {
      id,
      kind: 'box',
      code,
      slug,
      names: { fr: nameFr, es: nameEs, nl: nameNl, it: nameIt },
      texts: textOfColumns(texts),
      price: Number(price),
      refPrice: Number(refPrice),
      nights: Number(nights),
      themeIds: [Number(theme), ...(THEMATIC_SUBTHEMES[Number(theme)] ?? [])],
      offerIds: fits
        .toSorted((a, b) => b.quality - a.quality)
        .slice(0, OFFERS_OF_A_BOX)
        .map((offer) => offer.id),
      pictures: (SCENES[id] ?? []).map((kind, step) => pictureId(kind, index + 1 + step, id)),
    };
  });
}
