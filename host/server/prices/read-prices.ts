/** Amounts that a page tells, as a reader of its HTML finds them: each the text of a price with its sign, '120 €'. */
export interface ToldPrice {
  /** What is paid. */
  total: string | undefined;
  /** What was paid before a promotion. */
  before: string | undefined;
  /** '−24 %', as it is written. */
  percent: string | undefined;
}

const MONEY = /(?:€\s?[\d.,\s\u202f]*\d|\d[\d.,\s\u202f]*\s?€)/u;
const told = (text: string | undefined) =>
  text === undefined ? undefined : MONEY.exec(text.replaceAll(/<[^>]*>/g, ' '))?.[0];

/** The pages' scripts hold the same prices as data: only what is shown counts. */
export const shownHtml = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

/** The parts of a text that begin with each match, up to the next one. */
function partsFrom(html: string, start: RegExp): { name: string; html: string }[] {
  const matches = [...html.matchAll(start)];
  return matches.map((match, at) => ({
    name: match[1] ?? '',
    html: html.slice(match.index, matches[at + 1]?.index),
  }));
}

/** The price tag in a piece of HTML: of a card, a room, a booking box. */
export function priceTag(html: string): ToldPrice {
  const at = html.indexOf('part="price"');
  const tag = at < 0 ? '' : html.slice(at, at + 1_500);
  return {
    total: told(/<strong[^>]*>([\s\S]*?)<\/strong>/.exec(tag)?.[1]),
    before: told(/<s>([\s\S]*?)<\/s>/.exec(tag)?.[1]),
    percent: /−\d+\s?%/u.exec(tag)?.[0],
  };
}

/** The price of each card of a list, by the id of its offer. */
export function cardPrices(html: string): Map<string, ToldPrice> {
  const cards = partsFrom(shownHtml(html), /<li data-offer="([^"]+)"/g);
  return new Map(cards.map((card) => [card.name, priceTag(card.html)]));
}

/** The price of a hotel's page for the offer that each room shows first, by its id. */
export function roomPrices(html: string): Map<string, ToldPrice> {
  const rooms = partsFrom(shownHtml(html), /<article data-room="([^"]+)"/g);
  return new Map(
    rooms.flatMap(({ html: room }) => {
      const id = /part="price"[\s\S]*?<a href="\/product\/([^?"]+)/.exec(room)?.[1];
      return id === undefined ? [] : [[id, priceTag(room)] as const];
    }),
  );
}

/** The total of a checkout's summary, and of its button. */
export function checkoutPrices(html: string): { total: string | undefined; button: string | undefined } {
  const shown = shownHtml(html);
  const button = [...shown.matchAll(/<button type="button" data-variant="primary"[^>]*>([^<]*)</g)].at(-1);
  return { total: told(/data-total[\s\S]*?<dd>([^<]*)</.exec(shown)?.[1]), button: told(button?.[1]) };
}
