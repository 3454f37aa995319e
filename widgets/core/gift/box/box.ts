import type { box, boxImages, boxPrice } from '@staykit/contract/gift/box.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Pictures of a box in their sizes. [PENTITY-20] */
export type BoxPictures = Wire<typeof boxImages>;

/** Prices of a box in cents. */
export type BoxPrice = Wire<typeof boxPrice>;

/** A box in the two forms that it comes in: of a content block, and of the gateway. [SENTITY-07] */
export type WireBox = Wire<typeof box>;

/** A box as lists show it. [SENTITY-07] */
export interface Box {
  id: string;
  title: string;
  description?: string;
  rating?: number;
  sellPrice: number;
  /** What it cost without the promotion; only where that is more. */
  referencePrice?: number;
  imageUrl?: string;
  link?: { campaign?: string; category?: string; url: string };
  /** One line each. */
  included: string[];
  slug?: string;
}

/** The lines of the included content. [BOX-02] */
export function includedLines(content: string): string[] {
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The picture of a digital box: the one of 640 by 360, else the main one. [GALLERY-10] */
export function boxImage({ main, mainBySize }: BoxPictures): string | undefined {
  return mainBySize?.['640_360'] ?? main;
}

/** The picture of a card: that of 640 by 360, else the small main one, else the main one, else the first of the catalogue. [PENTITY-20] */
export function boxPicture({ main, mainBySize, catalog }: BoxPictures): string | undefined {
  const first = catalog?.[0];
  return (
    mainBySize?.['640_360'] ??
    mainBySize?.small ??
    mainBySize?.large ??
    main ??
    mainBySize?.thumbnail ??
    first?.small ??
    first?.large
  );
}

/** One model of both forms; a box without id and code is none. [SENTITY-07] */
export function toBox(wire: WireBox): Box | undefined {
  const { code, title, description, rating, price, promoPrice, link, slug } = wire;
  const id = wire.id ?? code;
  if (id === undefined) return undefined;
  const { sellPrice, referencePrice } =
    typeof price === 'number'
      ? { sellPrice: promoPrice ?? price, referencePrice: price }
      : { sellPrice: promoPrice ?? price.sellPrice, referencePrice: price.referencePrice };
  const imageUrl = wire.imageUrl ?? (wire.images && boxPicture(wire.images));
  return {
    id,
    title,
    ...(description !== undefined && { description }),
    ...(rating !== undefined && { rating }),
    sellPrice,
    ...(referencePrice !== undefined && referencePrice > sellPrice && { referencePrice }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(link && { link }),
    included: includedLines(wire.includedContent ?? ''),
    ...(slug !== undefined && { slug }),
  };
}
