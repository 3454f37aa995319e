import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import { answerRoom, type AnswerRoom } from '../answers/answer-room.ts';
import type { CatalogueLanguage } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { epochDayOf } from '../search/days.ts';
import type { SearchHit } from '../search/search-engine.ts';
import type { Present } from './present.ts';
import { AnswerText, bytesOf } from './answer-text.ts';
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

/** Bytes of texts that are kept of one catalogue, in all languages together; then they are written anew. */
const BYTES_KEPT = 48 * 1_024 * 1_024;

/** What is kept of the cards of a catalogue, by the number of the offer. */
interface KeptTexts {
  bytes: number;
  /** The facts as the bytes of JSON without its closing brace, by language. */
  byLanguage: Map<CatalogueLanguage, (string | undefined)[]>;
  /** Of offers whose facts were written: their terms, and the days of their last minute. The record is not read again. */
  terms: Int16Array;
  lastMinuteDays: Float64Array;
}

/** Texts hold as long as the model that they were written from: another one comes with every change of facts. */
const texts = new WeakMap<SearchModel, KeptTexts>();

/** The texts of a catalogue in one language, to be read and written by the number of the offer. */
function textsOf({ model, language }: Present): { kept: KeptTexts; facts: (string | undefined)[] } {
  const { offers } = model.engine.size;
  let kept = texts.get(model);
  if (!kept) {
    kept = {
      bytes: 0,
      byLanguage: new Map(),
      terms: new Int16Array(offers),
      lastMinuteDays: new Float64Array(offers),
    };
    texts.set(model, kept);
  }
  let facts = kept.byLanguage.get(language);
  if (!facts) {
    facts = Array.from({ length: offers });
    kept.byLanguage.set(language, facts);
  }
  return { kept, facts };
}

function writeFacts({ number, offer, hotel }: SearchHit, present: Present): string {
  const { kept, facts } = textsOf(present);
  const written = bytesOf(JSON.stringify(factsOf(offer, hotel, present)).slice(0, -1));
  kept.terms[number] = termsOf(offer);
  kept.lastMinuteDays[number] = offer.lastMinuteDays;
  kept.bytes += written.length;
  if (kept.bytes > BYTES_KEPT) {
    kept.byLanguage.clear();
    kept.bytes = 0;
  } else facts[number] = written;
  return written;
}

/**
 * What `{exactMatch, searchDetails}` is, with `toOfferCard` of each hit. Only what depends on the search is written: the
 * facts of a card are two thirds of it, and the same for everybody who speaks the language.
 */
export function offersText(
  hits: readonly SearchHit[],
  present: Present,
  dates: StayDates | undefined,
  people: number,
  details: object,
): AnswerText {
  const { kept, facts } = textsOf(present);
  const { terms, lastMinuteDays } = kept;
  const arrival = dates && epochDayOf(dates.checkin);
  const daysAhead = arrival === undefined ? undefined : arrival - epochDayOf(present.now.date);
  const policies = policiesOf(arrival);
  const heads = {
    final: Buffer.from(`,"participants":${people},"priceType":"final","sellPrice":`),
    from: Buffer.from(`,"participants":${people},"priceType":"from","sellPrice":`),
  };
  const room = answerRoom;
  room.begin();
  room.piece(PIECES.first);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index]!;
    const { number } = hit;
    if (index > 0) room.piece(PIECES.next);
    room.bytes(facts[number] ?? writeFacts(hit, present));
    room.piece(heads[hit.priceType]);
    writePrice(room, hit);
    if (daysAhead !== undefined && isLastMinute({ lastMinuteDays: lastMinuteDays[number]! }, daysAhead))
      room.piece(PIECES.lastMinute);
    room.piece(policies[terms[number]!] ?? writePolicy(policies, hit.offer, dates?.checkin));
  }
  room.piece(PIECES.details);
  // Details hold ids of the request, which may be any letters.
  room.text(JSON.stringify(details));
  room.piece(PIECES.end);
  return new AnswerText(room.written());
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
