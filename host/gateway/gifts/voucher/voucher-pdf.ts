import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { presentShop } from '../../shop/present-shop.ts';
import { printedLetters } from './pdf-letters.ts';
import type { VoucherText } from './voucher-text.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const INNER = PAGE.width - 2 * MARGIN;
/** Height of the coloured header, with and without a message of the giver. */
const BAND = { words: 250, alone: 400 };

const bandOf = ({ from, message }: VoucherText) =>
  (from ?? message) === undefined ? BAND.alone : BAND.words;

/** The plate of the logo in the header. */
const PLATE = { width: 120, height: 40, top: 30 };

const COLOURS = {
  band: '#7a2048',
  onBand: '#ffffff',
  onBandSoft: '#f3dbe6',
  ink: '#2b2330',
  soft: '#6d6370',
  paper: '#f8f3f0',
  line: '#dccfd6',
};

/** Standard fonts: no embedding is needed. */
const FONTS = {
  display: 'Times-Bold',
  text: 'Helvetica',
  strong: 'Helvetica-Bold',
  message: 'Times-Italic',
  code: 'Courier-Bold',
} as const;

/** A text that must fit a box. Sizes are points. */
interface Fitted {
  font: (typeof FONTS)[keyof typeof FONTS];
  /** Preferred and smallest font size. */
  size: number;
  least: number;
  width: number;
  height: number;
  lineGap?: number;
}

/** Prints a text as large as its box allows and returns its height. Long words are broken. */
function fit(doc: Doc, text: string, x: number, y: number, box: Fitted): number {
  const { font, size, least, width, height, lineGap = 0 } = box;
  const printed = printedLetters(text);
  const heightAt = (points: number) => {
    doc.font(font).fontSize(points);
    return doc.heightOfString(printed, { width, lineGap });
  };
  let points = size;
  while (points > least && heightAt(points) > height) points -= 0.5;
  const taken = Math.min(heightAt(points), height);
  doc.text(printed, x, y, { width, height: height + 1, lineGap, ellipsis: true });
  return taken;
}

/** Prints one line, shrunk to fit. */
function line(
  doc: Doc,
  text: string,
  x: number,
  y: number,
  font: Fitted['font'],
  size: number,
  width: number,
) {
  const printed = printedLetters(text);
  let points = size;
  const isTooWide = () => doc.font(font).fontSize(points).widthOfString(printed) > width;
  while (points > 6 && isTooWide()) points -= 0.5;
  doc.text(printed, x, y, { lineBreak: false });
}

/** Draws a QR code with its quiet zone. */
function qr(doc: Doc, content: string, x: number, y: number, side: number): void {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const step = side / size;
  doc.rect(x, y, side, side).fill('#ffffff');
  data.forEach((row, down) => {
    row.forEach((dark, right) => {
      if (dark) doc.rect(x + right * step, y + down * step, step + 0.05, step + 0.05);
    });
  });
  doc.fill(COLOURS.ink);
}

function band(doc: Doc, text: VoucherText): void {
  const { title, product, lines, worth } = text;
  const bottom = bandOf(text);
  doc.rect(0, 0, PAGE.width, bottom).fill(COLOURS.band);
  doc.fillColor(COLOURS.onBandSoft);
  const logo = presentShop().pictures?.printed;
  line(doc, title.toUpperCase(), MARGIN, 54, FONTS.strong, 11, logo ? INNER - PLATE.width - 12 : INNER);
  if (logo) plate(doc, logo.body);
  doc.fillColor(COLOURS.onBand);
  const taken = fit(doc, product, MARGIN, 78, {
    font: FONTS.display,
    size: bottom === BAND.alone ? 48 : 34,
    least: 14,
    width: INNER,
    height: bottom - 166,
  });
  doc.fillColor(COLOURS.onBandSoft);
  const from = 78 + taken + 10;
  fit(doc, [worth, ...lines].join('  ·  '), MARGIN, from, {
    font: FONTS.text,
    size: 11.5,
    least: 7,
    width: INNER,
    height: bottom - from - 18,
    lineGap: 3,
  });
}

/** The shop's logo on white, since no one knows its colours. */
function plate(doc: Doc, logo: Buffer): void {
  const { width, height, top } = PLATE;
  const left = PAGE.width - MARGIN - width;
  doc.roundedRect(left, top, width, height, 6).fill('#ffffff');
  doc.image(logo, left + 8, top + 6, { fit: [width - 16, height - 12], align: 'center', valign: 'center' });
}

function words(doc: Doc, { from, message }: VoucherText): void {
  const top = BAND.words + 34;
  let bottom = top;
  if (message !== undefined) {
    doc.fillColor(COLOURS.ink);
    const taken = fit(doc, message, MARGIN + 18, top, {
      font: FONTS.message,
      size: 17,
      least: 9,
      width: INNER - 36,
      height: 116,
      lineGap: 3,
    });
    doc.rect(MARGIN, top, 2.5, taken).fill(COLOURS.band);
    bottom += taken + 14;
  }
  if (from === undefined) return;
  doc.fillColor(COLOURS.soft);
  line(doc, from, MARGIN + 18, bottom, FONTS.strong, 11, INNER - 36);
}

function ticket(doc: Doc, { codeLabel, code, validUntil, keepSafe, scan, address }: VoucherText): void {
  const top = 448;
  const height = 170;
  const side = 118;
  const left = INNER - side - 60;
  doc.roundedRect(MARGIN, top, INNER, height, 10).fill(COLOURS.paper);
  doc.fillColor(COLOURS.soft);
  line(doc, codeLabel, MARGIN + 22, top + 24, FONTS.strong, 10, left);
  doc.fillColor(COLOURS.ink);
  line(doc, code, MARGIN + 22, top + 42, FONTS.code, 25, left);
  line(doc, validUntil, MARGIN + 22, top + 84, FONTS.strong, 12, left);
  doc.fillColor(COLOURS.soft);
  fit(doc, keepSafe, MARGIN + 22, top + 108, {
    font: FONTS.text,
    size: 9.5,
    least: 7,
    width: left,
    height: 46,
    lineGap: 2,
  });
  const x = MARGIN + INNER - side - 20;
  qr(doc, address, x, top + 16, side);
  doc.fillColor(COLOURS.soft);
  doc.font(FONTS.text).fontSize(8.5);
  doc.text(printedLetters(scan), x - 10, top + 16 + side + 8, {
    width: side + 20,
    align: 'center',
    height: 22,
  });
}

function steps(doc: Doc, { howTitle, steps: all }: VoucherText): void {
  let y = 652;
  doc.fillColor(COLOURS.ink);
  line(doc, howTitle, MARGIN, y, FONTS.strong, 13, INNER);
  y += 28;
  all.forEach((step, index) => {
    doc.circle(MARGIN + 9, y + 6, 9).fill(COLOURS.band);
    doc.fillColor(COLOURS.onBand).font(FONTS.strong).fontSize(9.5);
    doc.text(String(index + 1), MARGIN, y + 2.5, { width: 18, align: 'center', lineBreak: false });
    doc.fillColor(COLOURS.ink);
    fit(doc, step, MARGIN + 30, y, {
      font: FONTS.text,
      size: 10.5,
      least: 7,
      width: INNER - 30,
      height: 28,
      lineGap: 2,
    });
    y += 38;
  });
}

/** Renders the voucher as a one-page PDF. `now` is its creation date. */
export async function voucherPdf(text: VoucherText, now: number): Promise<Buffer> {
  // Imported with the first voucher: with its fonts it takes a tenth of the start.
  const { default: Printer } = await import('pdfkit');
  const doc = new Printer({
    size: 'A4',
    margin: 0,
    lang: text.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${text.title}: ${text.product}`,
      CreationDate: new Date(now),
      ModDate: new Date(now),
      Producer: 'Staykit',
      Creator: 'Staykit',
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const made = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  band(doc, text);
  words(doc, text);
  ticket(doc, text);
  steps(doc, text);
  doc.end();
  return made;
}
