import { encode } from 'uqr';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import { ART, GIFT_ART } from '@staykit/core/gift/design/gift-art.ts';
import { INK, INNER, openSheet, PAGE, type Sheet } from '../../payment/documents/sheet.ts';
import { INKS, inksOf } from './art-inks.ts';
import type { VoucherText } from './voucher-text.ts';

const LEFT = PAGE.margin;
/** The picture of the gift beside its title. */
const THUMB = { width: 140, height: 92 };

/** How a voucher looks: colours as #rrggbb. */
export interface VoucherLook {
  /** Name of the shop, or of the partner that sold the gift. */
  brand: string;
  accent: string;
  accentSoft: string;
  onAccent: string;
  /** Logo of the brand as JPEG or PNG, in place of its name. */
  logo?: Buffer;
  /** A picture of the gift, as JPEG or PNG. */
  picture?: Buffer;
  /** What the giver chose for the card: it stands at the top, a picture of the gift beside the title. */
  design?: GiftDesign;
}

/** The shop's colours of gifts. */
export const SHOP_LOOK: Omit<VoucherLook, 'brand'> = {
  ...INKS,
  onAccent: '#ffffff',
};

/** Height of the top: a picture, or a coloured field that holds the title. */
const TOP = { picture: 224, field: 272, fieldAlone: 440 };
/** Upper edges of what is below: the ticket with the code, and how it is used. */
const TICKET = { top: 508, height: 166, qr: 122 };
const STEPS_TOP = 702;

/** Renders the voucher as a one-page PDF. `now` is its creation date. */
export async function voucherPdf(text: VoucherText, look: VoucherLook, now: number): Promise<Buffer> {
  const { title, product, language } = text;
  const sheet = await openSheet({ title: `${title}: ${product}`, language, now });
  const bottom = look.design
    ? carded(sheet, text, look, look.design)
    : look.picture
      ? pictured(sheet, text, look, look.picture)
      : field(sheet, text, look);
  words(sheet, text, look, bottom);
  ticket(sheet, text, look);
  steps(sheet, text, look);
  if (look.logo)
    sheet.doc.image(look.logo, LEFT, 786, { fit: [INNER, 32], align: 'center', valign: 'center' });
  else
    sheet.line(look.brand, LEFT, 802, {
      size: 11,
      face: 'display',
      colour: look.accent,
      width: INNER,
      align: 'center',
    });
  return sheet.end();
}

/** The title below a picture. Returns where the words of the giver may begin. */
function pictured(sheet: Sheet, text: VoucherText, { accent }: VoucherLook, picture: Buffer): number {
  const { doc } = sheet;
  doc.save().rect(0, 0, PAGE.width, TOP.picture).clip();
  doc.image(picture, 0, 0, { cover: [PAGE.width, TOP.picture], align: 'center', valign: 'center' });
  doc.restore();
  return titled(sheet, text, {
    top: TOP.picture + 26,
    height: text.message === undefined ? 130 : 64,
    size: text.message === undefined ? 36 : 26,
    kicker: accent,
    ink: INK.text,
    soft: INK.muted,
  });
}

/** The title below the card that the giver chose. Returns where the words of the giver may begin. */
function carded(sheet: Sheet, text: VoucherText, look: VoucherLook, design: GiftDesign): number {
  const { doc } = sheet;
  const inks = inksOf(look);
  const scale = PAGE.width / ART.width;
  doc.save().rect(0, 0, PAGE.width, TOP.picture).clip();
  // The middle of the picture: the page is wider than it.
  doc.translate(0, (TOP.picture - ART.height * scale) / 2).scale(scale);
  for (const { tone, d, line } of GIFT_ART[design]) {
    if (line === undefined) doc.path(d).fill(inks[tone]);
    else doc.path(d).lineWidth(line).lineCap('round').stroke(inks[tone]);
  }
  doc.restore();
  const top = TOP.picture + 26;
  if (look.picture) {
    const x = LEFT + INNER - THUMB.width;
    doc.save().roundedRect(x, top, THUMB.width, THUMB.height, 8).clip();
    doc.image(look.picture, x, top, {
      cover: [THUMB.width, THUMB.height],
      align: 'center',
      valign: 'center',
    });
    doc.restore();
  }
  const bottom = titled(sheet, text, {
    top,
    height: text.message === undefined ? 130 : 64,
    size: text.message === undefined ? 36 : 26,
    kicker: look.accent,
    ink: INK.text,
    soft: INK.muted,
    ...(look.picture && { width: INNER - THUMB.width - 24 }),
  });
  return look.picture ? Math.max(bottom, top + THUMB.height + 12) : bottom;
}

/** The title in a coloured field. Returns where the words of the giver may begin. */
function field(sheet: Sheet, text: VoucherText, { accent, onAccent }: VoucherLook): number {
  const isAlone = (text.from ?? text.message) === undefined;
  const height = isAlone ? TOP.fieldAlone : TOP.field;
  sheet.doc.rect(0, 0, PAGE.width, height).fill(accent);
  titled(sheet, text, {
    top: isAlone ? 180 : 84,
    height: isAlone ? 150 : 100,
    size: isAlone ? 46 : 33,
    kicker: onAccent,
    ink: onAccent,
    soft: onAccent,
  });
  return height + 26;
}

function titled(
  sheet: Sheet,
  { title, product, worth, lines }: VoucherText,
  set: {
    top: number;
    height: number;
    size: number;
    kicker: string;
    ink: string;
    soft: string;
    width?: number;
  },
): number {
  const { width = INNER } = set;
  sheet.line(title, LEFT, set.top, { size: 11, face: 'bold', colour: set.kicker, width });
  let y = set.top + 22;
  y += sheet.block(product, LEFT, y, {
    size: set.size,
    least: 13,
    face: 'display',
    colour: set.ink,
    width,
    height: set.height,
    lineGap: 0,
  });
  y += 8;
  y += sheet.block([worth, ...lines].filter(Boolean).join('  ·  '), LEFT, y, {
    size: 11,
    least: 7,
    colour: set.soft,
    width,
    height: 34,
  });
  return y + 16;
}

/** What the giver wrote. */
function words(sheet: Sheet, { from, message }: VoucherText, { accent }: VoucherLook, top: number): void {
  let y = top;
  if (message !== undefined) {
    const taken = sheet.block(message, LEFT + 18, y, {
      size: 17,
      least: 8,
      face: 'words',
      width: INNER - 36,
      height: TICKET.top - 46 - top,
      lineGap: 3,
    });
    sheet.doc.rect(LEFT, y + 2, 2.5, taken - 2).fill(accent);
    y += taken + 8;
  }
  if (from !== undefined)
    sheet.line(from, LEFT + (message === undefined ? 0 : 18), y, {
      size: 11,
      face: 'bold',
      colour: INK.muted,
      width: INNER - 36,
    });
}

/** The code, until when it is valid, and its QR code. */
function ticket(sheet: Sheet, text: VoucherText, { accent, accentSoft }: VoucherLook): void {
  const { codeLabel, code, validUntil, keepSafe, scan, address } = text;
  const { top, height, qr: side } = TICKET;
  const width = INNER - side - 74;
  const x = LEFT + 24;
  sheet.doc.roundedRect(LEFT, top, INNER, height, 12).fill(accentSoft);
  sheet.line(codeLabel, x, top + 22, { size: 10, colour: INK.muted, width });
  sheet.line(code, x, top + 39, { size: 25, face: 'bold', colour: accent, width, spacing: 0.6 });
  sheet.line(validUntil, x, top + 80, { size: 12, face: 'bold', width });
  sheet.block(keepSafe, x, top + 104, { size: 9.5, colour: INK.muted, width, height: 46 });
  const right = LEFT + INNER - side - 24;
  qr(sheet, address, right, top + 14, side);
  sheet.line(scan, right - 10, top + height - 23, {
    size: 8.5,
    colour: INK.muted,
    width: side + 20,
    align: 'center',
  });
}

/** Draws a QR code with its quiet zone. */
function qr({ doc }: Sheet, content: string, x: number, y: number, side: number): void {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const step = side / size;
  doc.roundedRect(x, y, side, side, 6).fill(INK.white);
  data.forEach((row, down) => {
    row.forEach((dark, right) => {
      if (dark) doc.rect(x + right * step, y + down * step, step + 0.05, step + 0.05);
    });
  });
  doc.fill(INK.text);
}

/** How the gift is used, step by step beside each other. */
function steps(sheet: Sheet, { howTitle, steps: all }: VoucherText, { accent, onAccent }: VoucherLook): void {
  sheet.line(howTitle, LEFT, STEPS_TOP, { size: 12, face: 'bold', width: INNER });
  const gap = 18;
  const width = (INNER - gap * (all.length - 1)) / all.length;
  all.forEach((step, place) => {
    const x = LEFT + place * (width + gap);
    const y = STEPS_TOP + 26;
    sheet.doc.circle(x + 8.5, y + 7, 8.5).fill(accent);
    sheet.line(String(place + 1), x, y + 1.8, {
      size: 9,
      face: 'bold',
      colour: onAccent,
      width: 17,
      align: 'center',
    });
    sheet.block(step, x + 25, y + 1, { size: 9.5, least: 6, width: width - 25, height: 56, lineGap: 1.5 });
  });
}
