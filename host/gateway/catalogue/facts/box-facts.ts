import { boxCodeFor, formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage, type GiftRecord } from '../records.ts';

/** What is in a box, by its code: one line a language (fr, es, nl, it), the items parted by `;`. */
const BOX_CONTENTS: Readonly<Record<string, string>> = {
  SPAEBOX: `
Une nuit pour deux;Le petit déjeuner;Un accès au spa;L’adresse et les dates de leur choix
Una noche para dos;Desayuno;Acceso al spa;El hotel y las fechas que prefieran
Eén nacht voor twee;Ontbijt;Toegang tot de spa;Hotel en data naar keuze
Una notte per due;Colazione;Ingresso alla spa;Hotel e date a scelta`,
  ROMANTICEBOX: `
Une nuit pour deux;Le petit déjeuner;Un dîner aux chandelles;Une coupe de bulles à l’arrivée
Una noche para dos;Desayuno;Una cena a la luz de las velas;Una copa de espumoso a la llegada
Eén nacht voor twee;Ontbijt;Een diner bij kaarslicht;Een glas bubbels bij aankomst
Una notte per due;Colazione;Una cena a lume di candela;Un calice di bollicine all’arrivo`,
  GOURMETEBOX: `
Une nuit pour deux;Le petit déjeuner;Un menu dégustation pour deux
Una noche para dos;Desayuno;Un menú degustación para dos
Eén nacht voor twee;Ontbijt;Een proeverijmenu voor twee
Una notte per due;Colazione;Un menù degustazione per due`,
  FAMILYEBOX: `
Deux nuits en famille;Les petits déjeuners;Une sortie à choisir
Dos noches en familia;Desayunos;Una actividad a elegir
Twee nachten met het gezin;Ontbijt;Een uitje naar keuze
Due notti in famiglia;Colazioni;Un’attività a scelta`,
  EVASIONEBOX: `
Deux nuits pour deux;Les petits déjeuners;L’adresse et les dates de leur choix
Dos noches para dos;Desayunos;El hotel y las fechas que prefieran
Twee nachten voor twee;Ontbijt;Hotel en data naar keuze
Due notti per due;Colazioni;Hotel e date a scelta`,
  EXCEPTIONEBOX: `
Une nuit pour deux dans une maison d’exception;Le petit déjeuner;Un dîner ou un soin pour deux
Una noche para dos en un hotel excepcional;Desayuno;Una cena o un tratamiento para dos
Eén nacht voor twee in een uitzonderlijk hotel;Ontbijt;Een diner of een behandeling voor twee
Una notte per due in una dimora d’eccezione;Colazione;Una cena o un trattamento per due`,
};

/** Boxes sold in digital form only. */
const DIGITAL_ONLY: readonly string[] = ['EVASIONEBOX'];

/** A box in one format. */
export interface BoxFacts {
  gift: GiftRecord;
  format: GiftFormat;
  /** The code of this format. [BOX-14] */
  code: string;
}

/** The box of a code, in the format of the code; undefined if it is not sold in that format. [PAPI-05] */
export function boxByCode(gifts: readonly GiftRecord[], code: string): BoxFacts | undefined {
  const format = formatOfBox(code);
  const digital = boxCodeFor('digital', code);
  const gift = gifts.find((each) => each.kind === 'box' && each.code === digital);
  // `ABC` would be normalised to `ABCEBOX`: only exact codes are accepted.
  if (!gift || boxCodeFor(format, gift.code) !== code) return undefined;
  return format === 'physical' && !hasPhysical(gift) ? undefined : { gift, format, code };
}

/** Whether a box is sold in physical form as well. */
export function hasPhysical({ code }: Pick<GiftRecord, 'code'>): boolean {
  return !DIGITAL_ONLY.includes(code);
}

/** Value of a box when redeemed, in cents: its price without promotions. */
export function boxValue({ price, refPrice }: Pick<GiftRecord, 'price' | 'refPrice'>): number {
  return Math.max(price, refPrice);
}

/** The included content, one line an item. [BOX-02] */
export function includedContent(gift: Pick<GiftRecord, 'code'>, language: CatalogueLanguage): string {
  const lines = (BOX_CONTENTS[gift.code] ?? '').trim().split('\n');
  return (lines[CATALOGUE_LANGUAGES.indexOf(language)] ?? '').replaceAll(';', '\n');
}

/** Price of a box. [PENTITY-20] */
export function boxPriceOf({ price, refPrice }: Pick<GiftRecord, 'price' | 'refPrice'>) {
  const promo = promoPercent(price, refPrice);
  return { sellPrice: price, ...(promo !== undefined && { referencePrice: refPrice, promo }) };
}

const sizesOf = (picture: string) => ({
  thumbnail: `/api/images/${picture}/thumbnail.avif`,
  small: `/api/images/${picture}/small.avif`,
  large: `/api/images/${picture}/large.avif`,
});

/** Its pictures: the first is the main one. [PENTITY-20] */
export function boxPictures({ pictures, names }: GiftRecord, language: CatalogueLanguage) {
  const [main = ''] = pictures;
  return {
    main: sizesOf(main).large,
    mainBySize: { ...sizesOf(main), '640_360': sizesOf(main).small },
    catalog: pictures.map((picture, index) => ({
      ...sizesOf(picture),
      title: `${names[language]} ${index + 1}`,
      description: names[language],
    })),
  };
}

/** Path of the box's page. */
export function boxPath({ gift, code }: Pick<BoxFacts, 'gift' | 'code'>): string {
  return `/box/${gift.slug}/${code}`;
}

/** Metadata of a box's page; physical boxes are not indexed. [BOX-15] */
export function boxPageModelOf(box: BoxFacts, language: CatalogueLanguage) {
  const { gift, format, code } = box;
  const alternates = Object.fromEntries(
    LOCALES.map((locale: Locale) => [locale, boxPath({ gift, code: boxCodeFor('digital', code) })]),
  );
  return {
    metaRobots: format === 'physical' ? 'noindex, follow' : 'index, follow',
    canonicalUrl: boxPath({ gift, code: boxCodeFor('digital', code) }),
    pageTitle: gift.names[language],
    metaDescription: gift.texts[language],
    alternateUrls: alternates,
  };
}
