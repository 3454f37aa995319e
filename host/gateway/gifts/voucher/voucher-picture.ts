import type { PictureStore } from '../../images/picture-store.ts';
import type { GiftSaleRow } from '../gift-sales.ts';
import type { GiftCatalogue } from '../price-gift.ts';

/**
 * The picture of what was given, as JPEG: of the hotel of a stay or activity, or of the box. Undefined where there is
 * none; a voucher is printed without one then.
 */
export async function voucherPicture(
  { kind, productId }: Pick<GiftSaleRow, 'kind' | 'productId'>,
  catalogue: Pick<GiftCatalogue, 'gifts' | 'offer' | 'hotel'>,
  images: Pick<PictureStore, 'picture'>,
): Promise<Buffer | undefined> {
  const id = await pictureOf(kind, productId, catalogue);
  const png = id === undefined ? undefined : await images.picture(id, 'large', 'png');
  if (!png) return undefined;
  // Imported with the first picture, so that it does not slow the start.
  const { default: sharp } = await import('sharp');
  return sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

async function pictureOf(
  kind: GiftSaleRow['kind'],
  productId: string,
  { gifts, offer, hotel }: Pick<GiftCatalogue, 'gifts' | 'offer' | 'hotel'>,
): Promise<string | undefined> {
  if (kind === 'SINGLEVOUCHER' || kind === 'DIGITAL_ACTIVITY_ONLY') {
    const found = await offer(productId);
    return found && (await hotel(found.hotelId))?.pictures[0];
  }
  // A box by post has the pictures of the digital one.
  const codes = [productId, productId.replace(/BOX$/, 'EBOX')];
  return (await gifts()).find(({ code }) => codes.includes(code))?.pictures[0];
}
