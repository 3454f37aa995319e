import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import { ART, GIFT_ART } from '@staykit/core/gift/design/gift-art.ts';
import { INKS, inksOf } from '../gifts/voucher/art-inks.ts';
import { CARD_CID } from './mail-html.ts';
import type { MailPicture } from './render-mail.ts';

/** Width in pixels: twice that of a mail. */
const WIDTH = 1_072;
/** The part of the picture that a mail shows, from its upper edge on. */
const CROP = { top: 30, height: 140 };

const drawn = new Map<GiftDesign, Buffer>();

/** The picture of a gift's card, which is sent with its mails. */
export async function cardPicture(design: GiftDesign): Promise<MailPicture> {
  const body = drawn.get(design) ?? (await png(design));
  drawn.set(design, body);
  return { cid: CARD_CID, type: 'image/png', body };
}

async function png(design: GiftDesign): Promise<Buffer> {
  // Imported with the first picture, so that it does not slow the start.
  const { default: sharp } = await import('sharp');
  const inks = inksOf(INKS);
  const shapes = GIFT_ART[design].map(({ tone, d, line }) =>
    line === undefined
      ? `<path d="${d}" fill="${inks[tone]}"/>`
      : `<path d="${d}" fill="none" stroke="${inks[tone]}" stroke-width="${line}" stroke-linecap="round"/>`,
  );
  const box = `0 ${CROP.top} ${ART.width} ${CROP.height}`;
  const height = Math.round((WIDTH * CROP.height) / ART.width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH}" height="${height}">${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
