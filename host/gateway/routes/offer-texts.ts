import { nightsBetween } from '../../../widgets/core/dates/plain-date.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import type { CatalogueLanguage, OfferRecord } from '../catalogue/records.ts';
import type { SearchModel } from '../gateway-parts.ts';
import type { SearchHit } from '../search/search-engine.ts';
import type { Present } from './present.ts';
import { AnswerText, bytesOf } from './answer-text.ts';
import { factsOf, isLastMinute, tenthsOf } from './to-offer-card.ts';

/** Bytes of texts that are kept of one catalogue, in all languages together; then they are written anew. */
const BYTES_KEPT = 48 * 1_024 * 1_024;

/** The facts of cards as the bytes of JSON without its closing brace, by language and offer. */
interface KeptTexts {
  bytes: number;
  byLanguage: Map<CatalogueLanguage, Map<string, string>>;
}

/** Texts hold as long as the model that they were written from: another one comes with every change of facts. */
const texts = new WeakMap<SearchModel, KeptTexts>();

function factsText({ offer, hotel }: SearchHit, present: Present, kept: KeptTexts): string {
  let ofLanguage = kept.byLanguage.get(present.language);
  if (!ofLanguage) {
    ofLanguage = new Map();
    kept.byLanguage.set(present.language, ofLanguage);
  }
  const known = ofLanguage.get(offer.id);
  if (known) return known;
  const written = bytesOf(JSON.stringify(factsOf(offer, hotel, present)).slice(0, -1));
  kept.bytes += written.length;
  if (kept.bytes > BYTES_KEPT) {
    kept.byLanguage.clear();
    kept.bytes = 0;
  } else ofLanguage.set(offer.id, written);
  return written;
}

/** The policies of a search as JSON: its offers have a few terms among them. */
function policyWriter(dates: StayDates | undefined): (offer: OfferRecord) => string {
  const written = new Map<number, string>();
  return ({ cancellation }) => {
    const key = cancellation.type === 'flexible' ? cancellation.deadlineDays : -1;
    let text = written.get(key);
    if (text === undefined) {
      text = JSON.stringify(cancellationOf(cancellation, dates?.checkin));
      written.set(key, text);
    }
    return text;
  };
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
  let kept = texts.get(present.model);
  if (!kept) {
    kept = { bytes: 0, byLanguage: new Map() };
    texts.set(present.model, kept);
  }
  const daysAhead = dates && nightsBetween(present.now.date, dates.checkin);
  const policyOf = policyWriter(dates);
  let text = '{"exactMatch":[';
  let comma = '';
  for (const hit of hits) {
    const price = priceText(hit, people, daysAhead);
    text += `${comma}${factsText(hit, present, kept)}${price},"cancellationPolicy":${policyOf(hit.offer)}}`;
    comma = ',';
  }
  // Details hold ids of the request, which may be any letters.
  return new AnswerText(`${text}],"searchDetails":${bytesOf(JSON.stringify(details))}}`);
}

/** What depends on the party and the days, as JSON after the facts: digits and plain letters alone. */
function priceText(hit: SearchHit, people: number, daysAhead: number | undefined): string {
  const { offer, sellPrice, refPrice, priceType, availableRooms, nights, distance } = hit;
  const promo = promoPercent(sellPrice, refPrice);
  let text = `,"sellPrice":${sellPrice},"priceType":"${priceType}","participants":${people}`;
  if (promo !== undefined) text += `,"refPrice":${refPrice},"promo":${promo}`;
  if (availableRooms !== undefined) text += `,"availableRooms":${availableRooms}`;
  if (daysAhead !== undefined && isLastMinute(offer, daysAhead)) text += ',"lastMinute":true';
  if (nights > 0) text += `,"nights":${nights}`;
  if (distance !== undefined) text += `,"distance":${tenthsOf(distance)}`;
  return text;
}
