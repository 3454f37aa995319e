import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import { answerRoom, type AnswerRoom } from '../answers/answer-room.ts';
import type { CatalogueLanguage } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { epochDayOf } from '../search/days.ts';
import type { SearchHit } from '../search/search-engine.ts';
import type { Present } from './present.ts';
import { AnswerText } from './answer-text.ts';
import { policiesOf, termsOf, writePolicy } from './policy-texts.ts';
import { factsOf, isLastMinute, tenthsOf } from './to-offer-card.ts';

/** What stands between the facts and the numbers of cards. */
const PIECES = {
  first: Buffer.from('{"exactMatch":['),
  next: Buffer.from(','),
  refPrice: Buffer.from(',"refPrice":'),
  promo: Buffer.from(',"promo":'),
  nights: Buffer.from(',"nights":'),
  availableRooms: Buffer.from(',"availableRooms":'),
  distance: Buffer.from(',"distance":'),
  lastMinute: Buffer.from(',"lastMinute":true'),
  details: Buffer.from('],"searchDetails":'),
  end: Buffer.from('}'),
};

/** Bytes of facts that are kept of one catalogue in one language; then they are written anew. */
const BYTES_KEPT = 12 * 1_024 * 1_024;
/** Facts stand one after the other in pieces of memory of so many bytes. */
const SLAB = 256 * 1_024;

/**
 * What is kept of the card of an offer, side by side, since each column would be a wait for memory: where its facts begin
 * over all slabs and how many bytes they are (0: not written), the terms of the offer, and the days of its last minute.
 * Its record is not read again.
 */
const CARD = { from: 0, bytes: 1, terms: 2, lastMinuteDays: 3, length: 4 } as const;

/** What a search found, with everything that its answer is written from. */
export interface FoundPage {
  hits: readonly SearchHit[];
  present: Present;
  dates: StayDates | undefined;
  people: number;
  details: object;
}

/** What is kept of the cards of a catalogue in one language. */
interface KeptCards {
  /** By the number of the offer, as `CARD` has it. */
  cards: Int32Array;
  /** The facts as JSON without its closing brace. */
  slabs: Buffer[];
  /** Where the next facts begin. */
  next: number;
}

/** Facts hold as long as the model that they were written from: another one comes with every change of them. */
const kept = new WeakMap<SearchModel, Map<CatalogueLanguage, KeptCards>>();

function cardsOf({ model, language }: Present): KeptCards {
  let byLanguage = kept.get(model);
  if (!byLanguage) {
    byLanguage = new Map();
    kept.set(model, byLanguage);
  }
  let known = byLanguage.get(language);
  if (!known) {
    known = { cards: new Int32Array(model.engine.size.offers * CARD.length), slabs: [], next: 0 };
    byLanguage.set(language, known);
  }
  return known;
}

/** Room for so many bytes that are kept; facts that are longer than a slab have one of their own. */
function makeRoom(into: KeptCards, bytes: number): Buffer {
  const used = into.next % SLAB;
  if (into.slabs.length * SLAB > into.next && used + bytes <= SLAB) return into.slabs.at(-1)!;
  if (into.slabs.length * SLAB >= BYTES_KEPT) {
    into.cards.fill(0);
    into.slabs = [];
  }
  into.next = into.slabs.length * SLAB;
  const slab = Buffer.allocUnsafeSlow(Math.max(SLAB, bytes));
  into.slabs.push(slab);
  return slab;
}

/** Writes the facts of an offer, which is at `card` of the cards. */
function writeFacts(into: KeptCards, card: number, { offer, hotel }: SearchHit, present: Present): void {
  const facts = Buffer.from(JSON.stringify(factsOf(offer, hotel, present)).slice(0, -1));
  const slab = makeRoom(into, facts.length);
  facts.copy(slab, into.next % SLAB);
  into.cards.set([into.next, facts.length, termsOf(offer), offer.lastMinuteDays], card);
  into.next += facts.length;
}

/**
 * What `{exactMatch, searchDetails}` is, with `toOfferCard` of each hit. Only what depends on the search is written: the
 * facts of a card are two thirds of it, and the same for everybody who speaks the language.
 */
export function offersText({ hits, present, dates, people, details }: FoundPage): AnswerText {
  const known = cardsOf(present);
  const { cards } = known;
  const arrival = dates && epochDayOf(dates.checkin);
  const daysAhead = arrival === undefined ? undefined : arrival - epochDayOf(present.now.date);
  const policies = policiesOf(arrival);
  const heads = priceHeads(people);
  const room = answerRoom;
  room.begin();
  room.piece(PIECES.first);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index]!;
    const card = hit.number * CARD.length;
    if (index > 0) room.piece(PIECES.next);
    if (cards[card + CARD.bytes] === 0) writeFacts(known, card, hit, present);
    const from = cards[card + CARD.from]!;
    room.copy(known.slabs[Math.floor(from / SLAB)]!, from % SLAB, cards[card + CARD.bytes]!);
    room.piece(heads[hit.priceType]);
    writePrice(room, hit);
    const lastMinuteDays = cards[card + CARD.lastMinuteDays]!;
    if (daysAhead !== undefined && isLastMinute({ lastMinuteDays }, daysAhead)) room.piece(PIECES.lastMinute);
    room.piece(policies[cards[card + CARD.terms]!] ?? writePolicy(policies, hit.offer, dates?.checkin));
  }
  room.piece(PIECES.details);
  // Details hold ids of the request, which may be any letters.
  room.text(JSON.stringify(details));
  room.piece(PIECES.end);
  return new AnswerText(room.written());
}

/** What stands before the price of a card. */
interface PriceHeads {
  final: Uint8Array;
  from: Uint8Array;
}

/** By people: parties are small. */
const headsOf: (PriceHeads | undefined)[] = Array.from({ length: 64 });

function priceHeads(people: number): PriceHeads {
  const known = headsOf[people];
  if (known) return known;
  const made = {
    final: Buffer.from(`,"participants":${people},"priceType":"final","sellPrice":`),
    from: Buffer.from(`,"participants":${people},"priceType":"from","sellPrice":`),
  };
  if (people < headsOf.length) headsOf[people] = made;
  return made;
}

/** What depends on the party and the days, as JSON after `sellPrice`. */
function writePrice(
  room: AnswerRoom,
  { sellPrice, refPrice, availableRooms, nights, distance }: SearchHit,
): void {
  room.number(sellPrice);
  if (refPrice > sellPrice) {
    room.piece(PIECES.refPrice);
    room.number(refPrice);
    room.piece(PIECES.promo);
    room.number(promoPercent(sellPrice, refPrice)!);
  }
  if (nights > 0) {
    room.piece(PIECES.nights);
    room.number(nights);
  }
  if (availableRooms !== undefined) {
    room.piece(PIECES.availableRooms);
    room.number(availableRooms);
  }
  if (distance !== undefined) {
    room.piece(PIECES.distance);
    room.number(tenthsOf(distance));
  }
}
