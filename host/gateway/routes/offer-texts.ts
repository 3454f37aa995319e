import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import { answerRoom, type AnswerRoom } from '../answers/answer-room.ts';
import type { CatalogueLanguage } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { epochDayOf } from '../search/days.ts';
import type { SearchHit } from '../search/search-engine.ts';
import { createKeptFacts, type KeptFacts, type OfferFactsText } from './kept-facts.ts';
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

/** What a search found, with everything that its answer is written from. */
export interface FoundPage {
  hits: readonly SearchHit[];
  present: Present;
  dates: StayDates | undefined;
  people: number;
  details: object;
}

/** Facts hold as long as the model that they were written from: another one comes with every change of them. */
const kept = new WeakMap<SearchModel, Map<CatalogueLanguage, KeptFacts>>();

function factsIn({ model, language }: Present): KeptFacts {
  let byLanguage = kept.get(model);
  if (!byLanguage) {
    byLanguage = new Map();
    kept.set(model, byLanguage);
  }
  let facts = byLanguage.get(language);
  if (!facts) {
    facts = createKeptFacts(model.engine.size.offers);
    byLanguage.set(language, facts);
  }
  return facts;
}

const textOf = ({ offer, hotel }: SearchHit, present: Present): OfferFactsText => ({
  text: JSON.stringify(factsOf(offer, hotel, present)).slice(0, -1),
  terms: termsOf(offer),
  lastMinuteDays: offer.lastMinuteDays,
});

/**
 * What `{exactMatch, searchDetails}` is, with `toOfferCard` of each hit. Only what depends on the search is written: the
 * facts of a card are two thirds of it, and the same for everybody who speaks the language.
 */
export function offersText({ hits, present, dates, people, details }: FoundPage): AnswerText {
  const facts = factsIn(present);
  const arrival = dates && epochDayOf(dates.checkin);
  const daysAhead = arrival === undefined ? undefined : arrival - epochDayOf(present.now.date);
  const policies = policiesOf(arrival);
  const heads = priceHeads(people);
  const room = answerRoom;
  facts.readAhead(hits);
  room.begin();
  room.piece(PIECES.first);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index]!;
    if (index > 0) room.piece(PIECES.next);
    const place = facts.write(room, hit.number, () => textOf(hit, present));
    room.piece(heads[hit.priceType]);
    writePrice(room, hit);
    if (daysAhead !== undefined && isLastMinute(facts.lastMinuteDays(place), daysAhead))
      room.piece(PIECES.lastMinute);
    room.piece(policies[facts.terms(place)] ?? writePolicy(policies, hit.offer, dates?.checkin));
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
