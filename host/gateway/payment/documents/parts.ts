import type { Translate } from '@staykit/messages/translate.ts';
import { presentShop } from '../../shop/present-shop.ts';
import { INK, INNER, PAGE, type Sheet } from './sheet.ts';

const LEFT = PAGE.margin;

/** The head of a document: the brand, then its title and number. Returns where the next part begins. */
export function head(sheet: Sheet, about: { brand: string; title: string; number: string }): number {
  sheet.doc.rect(0, 0, PAGE.width, 6).fill(INK.accent);
  const logo = presentShop().pictures?.printed;
  if (logo) sheet.doc.image(logo.body, LEFT, 36, { fit: [INNER / 2, 32] });
  else sheet.line(about.brand, LEFT, 44, { size: 19, face: 'display', colour: INK.accent, width: INNER });
  sheet.line(about.title, LEFT, 96, { size: 27, face: 'display', width: INNER });
  sheet.line(about.number, LEFT, 134, { size: 11, colour: INK.muted, width: INNER });
  return 176;
}

/** A column of the head: lines of an address, or facts by their names. */
export type Column =
  | { title: string; lines: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[] };

/** Prints columns beside each other. Returns where the next part begins. */
export function columns(sheet: Sheet, top: number, all: readonly Column[]): number {
  const gap = 20;
  const width = (INNER - gap * (all.length - 1)) / all.length;
  let bottom = top;
  all.forEach((column, place) => {
    const x = LEFT + place * (width + gap);
    let y = top;
    const title = (text: string) => {
      sheet.line(text, x, y, { size: 8.5, colour: INK.muted, width });
      y += 14;
    };
    if ('lines' in column) {
      if (column.lines.length > 0) title(column.title);
      column.lines.forEach((text, index) => {
        y +=
          sheet.block(text, x, y, { size: 9.5, width, lineGap: 1.5, ...(index === 0 && { face: 'bold' }) }) +
          1.5;
      });
    } else
      for (const [name, value] of column.facts) {
        title(name);
        sheet.line(value, x, y - 1, { size: 9.5, face: 'bold', width });
        y += 19;
      }
    bottom = Math.max(bottom, y);
  });
  return bottom + 24;
}

/** Prints who made the document, and the number of the page, at the foot of all pages from `from` on. */
export function footers(
  sheet: Sheet,
  from: number,
  about: readonly (string | undefined)[],
  t: Translate,
): void {
  const { count } = sheet.doc.bufferedPageRange();
  const line = about.filter(Boolean).join('  ·  ');
  for (let page = from; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    sheet.rule(782);
    sheet.block(line, LEFT, 792, { size: 7.5, colour: INK.muted, width: INNER - 90, height: 24 });
    sheet.line(t('invoice.page', { page: page - from + 1, pages: count - from }), LEFT + INNER - 80, 792, {
      size: 7.5,
      colour: INK.muted,
      width: 80,
      align: 'right',
    });
  }
}
