import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { printedLetters, runsOf } from './printed-letters.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** A4 in points, and its margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 };
/** Width between the margins. */
export const INNER = PAGE.width - 2 * PAGE.margin;

/** Colours of print: those of the light theme of the shop. */
export const INK = {
  text: '#26211c',
  muted: '#554c43',
  line: '#e6dfd5',
  page: '#faf7f2',
  accent: '#0f5a4c',
  accentSoft: '#e3f0ec',
  white: '#ffffff',
} as const;

const require = createRequire(import.meta.url);

/** Font files: Western European letters, then those of Central and Eastern Europe. */
const FILES = {
  regular: [
    require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
  ],
  bold: [
    require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    require.resolve('@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
  ],
  display: [
    require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  ],
  words: [
    require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
    require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-400-italic.woff'),
  ],
} as const;

/** Fonts: text, strong text, headings, and words that somebody wrote by hand. */
export type Face = keyof typeof FILES;

/** How a text is set. Sizes are points. */
export interface Setting {
  size: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'right' | 'center';
  /** A text that is wider is set smaller, down to `least`. Default: 6. */
  width?: number;
  least?: number;
  /** Space between letters. */
  spacing?: number;
}

/** A text that must fit a box. */
export interface Boxed extends Setting {
  width: number;
  /** Without it the text takes what it needs. */
  height?: number;
  lineGap?: number;
}

/** A document that is being made. Places are points from the upper left corner of the page. */
export interface Sheet {
  doc: Doc;
  /** Prints one line; returns its width. `y` is the upper edge of its letters. */
  line(text: string, x: number, y: number, setting: Setting): number;
  /** Prints a text of several lines, as large as its box allows; returns its height. Long words are broken. */
  block(text: string, x: number, y: number, box: Boxed): number;
  /** A hairline from margin to margin. */
  rule(y: number, colour?: string): void;
  /** Ends the document. */
  end(): Promise<Buffer>;
}

/** Opens a document of A4 pages with the first page. `language` is BCP 47, `now` its creation date. */
export async function openSheet(about: { title: string; language: string; now: number }): Promise<Sheet> {
  // Imported with the first document: with its fonts it takes a tenth of the start.
  const { default: Printer } = await import('pdfkit');
  const at = new Date(about.now);
  const doc = new Printer({
    size: 'A4',
    margin: 0,
    lang: about.language,
    displayTitle: true,
    pdfVersion: '1.7',
    // Pages are numbered when all are there.
    bufferPages: true,
    info: { Title: about.title, CreationDate: at, ModDate: at, Producer: 'Staykit', Creator: 'Staykit' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const made = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const inFace = (face: Face, size: number, isExtended = false) =>
    doc.font(FILES[face][isExtended ? 1 : 0]).fontSize(size);

  function widthOf(printed: string, face: Face, size: number, spacing: number): number {
    let width = 0;
    for (const { text, isExtended } of runsOf(printed))
      width += inFace(face, size, isExtended).widthOfString(text, TABULAR) + spacing * text.length;
    return width;
  }

  return {
    doc,
    line(text, x, y, { size, face = 'regular', colour = INK.text, align, width, least = 6, spacing = 0 }) {
      const printed = printedLetters(text);
      let points = size;
      while (width !== undefined && points > least && widthOf(printed, face, points, spacing) > width)
        points -= 0.25;
      const taken = widthOf(printed, face, points, spacing);
      const spare = (width ?? taken) - taken;
      let from = x + (align === 'right' ? spare : align === 'center' ? spare / 2 : 0);
      doc.fillColor(colour);
      for (const { text: run, isExtended } of runsOf(printed)) {
        inFace(face, points, isExtended).text(run, from, y, {
          ...TABULAR,
          lineBreak: false,
          characterSpacing: spacing,
        });
        from += doc.widthOfString(run, TABULAR) + spacing * run.length;
      }
      return taken;
    },
    block(text, x, y, box) {
      const { size, face = 'regular', colour = INK.text, least = 6, width, height, lineGap = 2, align } = box;
      const printed = printedLetters(text);
      const heightAt = (points: number) => inFace(face, points).heightOfString(printed, { width, lineGap });
      let points = size;
      while (height !== undefined && points > least && heightAt(points) > height) points -= 0.5;
      const taken = Math.min(heightAt(points), height ?? Infinity);
      doc.fillColor(colour);
      const runs = runsOf(printed);
      runs.forEach(({ text: run, isExtended }, place) => {
        const options = {
          width,
          lineGap,
          ...(align && { align }),
          ...(height !== undefined && { height: height + 1, ellipsis: true }),
          continued: place < runs.length - 1,
        };
        inFace(face, points, isExtended);
        if (place === 0) doc.text(run, x, y, options);
        else doc.text(run, options);
      });
      return taken;
    },
    rule(y, colour = INK.line) {
      doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.6)
        .stroke(colour);
    },
    end() {
      doc.end();
      return made;
    },
  };
}

/** Figures of one width, so that amounts stand below each other. */
const TABULAR = { features: ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[] };
