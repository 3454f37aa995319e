import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import type { CatalogueLanguage, OfferRecord } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { epochDayOf } from '../search/days.ts';
import type { SearchHit } from '../search/search-engine.ts';
import type { Present } from './present.ts';
import { AnswerText, bytesOf } from './answer-text.ts';
import { factsOf, isLastMinute, tenthsOf } from './to-offer-card.ts';

/** Bytes of texts that are kept of one catalogue, in all languages together; then they are written anew. */
const BYTES_KEPT = 48 * 1_024 * 1_024;

/** The facts of cards as the bytes of JSON without its closing brace, by language and the number of the offer. */
interface KeptTexts {
  bytes: number;
  byLanguage: Map<CatalogueLanguage, (string | undefined)[]>;
}

/** Texts hold as long as the model that they were written from: another one comes with every change of facts. */
const texts = new WeakMap<SearchModel, KeptTexts>();

/** The texts of a catalogue in one language, to be read and written by the number of the offer. */
function textsOf({ model, language }: Present): { kept: KeptTexts; facts: (string | undefined)[] } {
  let kept = texts.get(model);
  if (!kept) {
    kept = { bytes: 0, byLanguage: new Map() };
    texts.set(model, kept);
  }
  let facts = kept.byLanguage.get(language);
  if (!facts) {
    facts = Array.from({ length: model.engine.size.offers });
    kept.byLanguage.set(language, facts);
  }
  return { kept, facts };
}

function writeFacts({ number, offer, hotel }: SearchHit, present: Present): string {
  const { kept, facts } = textsOf(present);
  const written = bytesOf(JSON.stringify(factsOf(offer, hotel, present)).slice(0, -1));
  kept.bytes += written.length;
  if (kept.bytes > BYTES_KEPT) {
    kept.byLanguage.clear();
    kept.bytes = 0;
  } else facts[number] = written;
  return written;
}

/** Policies as JSON behind a comma, by the day of arrival and the terms: days and terms are few. */
const policies = new Map<number, string>();
const MOST_POLICIES = 8_192;
/** Terms of a day: those of so many days, of which the last stands for none. */
const TERMS = 1_024;

function policyText({ cancellation }: OfferRecord, checkin: PlainDate | undefined): string {
  const day = checkin === undefined ? -1 : epochDayOf(checkin);
  const days = cancellation.type === 'flexible' ? cancellation.deadlineDays : TERMS - 1;
  const isKept = days >= 0 && (days < TERMS - 1 || cancellation.type !== 'flexible');
  const key = day * TERMS + days;
  let text = isKept ? policies.get(key) : undefined;
  if (text === undefined) {
    text = `,"cancellationPolicy":${JSON.stringify(cancellationOf(cancellation, checkin))}`;
    if (policies.size >= MOST_POLICIES) policies.clear();
    if (isKept) policies.set(key, text);
  }
  return text;
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
  const { facts } = textsOf(present);
  const daysAhead = dates && epochDayOf(dates.checkin) - epochDayOf(present.now.date);
  const ofAll = `,"participants":${people}`;
  let text = '{"exactMatch":[';
  let comma = '';
  for (const hit of hits) {
    const { number, offer } = hit;
    text += comma + (facts[number] ?? writeFacts(hit, present)) + priceText(hit, ofAll);
    if (daysAhead !== undefined && isLastMinute(offer, daysAhead)) text += ',"lastMinute":true';
    text += policyText(offer, dates?.checkin) + '}';
    comma = ',';
  }
  // Details hold ids of the request, which may be any letters.
  return new AnswerText(`${text}],"searchDetails":${bytesOf(JSON.stringify(details))}}`);
}

/** What depends on the party and the days, as JSON after the facts: digits and plain letters alone. */
function priceText(hit: SearchHit, ofAll: string): string {
  const { sellPrice, refPrice, priceType, availableRooms, nights, distance } = hit;
  let text =
    ofAll +
    (priceType === 'final' ? ',"priceType":"final","sellPrice":' : ',"priceType":"from","sellPrice":');
  text += sellPrice;
  if (refPrice > sellPrice) text += `,"refPrice":${refPrice},"promo":${promoPercent(sellPrice, refPrice)}`;
  if (nights > 0) text += `,"nights":${nights}`;
  if (availableRooms !== undefined) text += `,"availableRooms":${availableRooms}`;
  if (distance !== undefined) text += `,"distance":${tenthsOf(distance)}`;
  return text;
}
