import { CATALOGUE_ACTIVITIES, type CatalogueActivity } from '../activities.ts';
import { createRandom } from '../random.ts';
import type { CatalogueLanguage, HotelRecord, OfferRecord } from '../records.ts';
import { HEADWORDS, labelOf } from '../vocabulary.ts';
import { ACTIVITY_TEXTS, MEAL_TEXTS } from './data/programme-texts.ts';
import type { ExtraRecord } from './extras.ts';
import { roomsOf, roomTypeOf } from './rooms.ts';
import { pickText, readTexts, textOf, textsOf } from './texts.ts';

/** Kind of a programme line. [UPSELL-10] */
export type ProgramType = 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY' | 'EXTRA';

/** One line of the short programme. */
export interface ProgramLineFacts {
  type: ProgramType;
  label: string;
  activityId?: string;
}

/** An activity or a dinner in detail. */
export interface ProgramItemFacts {
  activityId?: string;
  type: ProgramType;
  icon: string;
  title: string;
  detailList: string[];
  duration: string;
  where: string;
  whyList: string[];
  mustKnowList: string[];
  schedules: string[];
  how: string;
  when: string;
  importantInfos: string[];
  activityParticipantsLabel: string;
  displayPax: boolean;
  /** On every day of the stay. */
  repeated: boolean;
  /** On one day, which the guest chooses. */
  singleDay: boolean;
  menu?: string[];
  picture: string;
}

/** Breakfast of an offer. */
export interface BreakfastFacts {
  type: string;
  mustKnowList: string[];
  schedules: string[];
  detailList: string[];
}

/** The contents of an offer in one language. */
export interface Programme {
  lines: ProgramLineFacts[];
  activities: ProgramItemFacts[];
  breakfast?: BreakfastFacts;
  dinner?: ProgramItemFacts;
}

/** Options of `programOf`. */
export interface ProgrammeOptions {
  language: CatalogueLanguage;
  /** Nights of the stay; by default those of the offer. */
  nights?: number;
  adults?: number;
  /** Added extras. */
  extras?: readonly ExtraRecord[];
}

const ACTIVITY = readTexts(ACTIVITY_TEXTS);
const MEAL = readTexts(MEAL_TEXTS);

/** Activity groups for which the guest chooses a day. [QUOTE-01] */
const DATED_GROUPS: readonly string[] = ['outdoor', 'culture'];

/** Headwords with a line of their own. */
const EXTRA_WORDS: readonly string[] = ['sparkling', 'lateCheckout'];

/** Whether the guest has to choose a day for an activity. [QUOTE-01] */
export function isDated({ group }: Pick<CatalogueActivity, 'group'>): boolean {
  return DATED_GROUPS.includes(group);
}

/** Activities of an offer and its added extras, without duplicates. */
export function activitiesOf(
  offer: Pick<OfferRecord, 'activityIds'>,
  extras: readonly Pick<ExtraRecord, 'activityIds'>[] = [],
): CatalogueActivity[] {
  const ids = new Set([...offer.activityIds, ...extras.flatMap(({ activityIds }) => activityIds)]);
  return CATALOGUE_ACTIVITIES.filter(({ id }) => ids.has(id));
}

/** The programme of an offer with its added extras. */
export function programOf(offer: OfferRecord, hotel: HotelRecord, options: ProgrammeOptions): Programme {
  const { language, nights = offer.nights, adults = 2, extras = [] } = options;
  const activities = activitiesOf(offer, extras).map((activity) =>
    activityItem(activity, hotel, language, adults),
  );
  const added = (type: ExtraRecord['type']) => extras.some((extra) => extra.type === type);
  const has = (...words: string[]) => words.some((word) => offer.headwords.includes(word));
  const withBreakfast = has('breakfast', 'halfBoard') || added('BREAKFAST');
  const withDinner = has('dinner', 'halfBoard') || added('DINNER');
  const dinner = withDinner ? dinnerItem(hotel, language, adults, has('halfBoard')) : undefined;
  const room = roomsOf(hotel, language, [roomTypeOf(offer)])[0]?.title ?? '';
  const lines: ProgramLineFacts[] = [
    ...(nights > 0
      ? [{ type: 'ROOM' as const, label: counted('nights', nights, language).replace('{room}', lower(room)) }]
      : []),
    ...(withBreakfast ? [{ type: 'BREAKFAST' as const, label: textOf(MEAL, 'breakfast', language) }] : []),
    ...(dinner ? [{ type: 'DINNER' as const, label: dinner.title }] : []),
    ...activities.map(({ activityId = '', title }) => ({
      type: 'ACTIVITY' as const,
      label: title,
      activityId,
    })),
    ...offer.headwords
      .filter((word) => EXTRA_WORDS.includes(word))
      .flatMap((word) => {
        const label = labelOf(HEADWORDS, word, language);
        return label === undefined ? [] : [{ type: 'EXTRA' as const, label }];
      }),
  ];
  return {
    lines,
    activities,
    ...(withBreakfast && { breakfast: breakfastOf(hotel, language) }),
    ...(dinner && { dinner }),
  };
}

/** An activity in detail, in one language. */
export function activityItem(
  activity: CatalogueActivity,
  hotel: HotelRecord,
  language: CatalogueLanguage,
  adults: number,
): ProgramItemFacts {
  const { id, group, names } = activity;
  const texts = (part: string) => textsOf(ACTIVITY, `${group}.${part}`, language);
  const text = (part: string) => textOf(ACTIVITY, `${group}.${part}`, language);
  const dated = isDated(activity);
  return {
    activityId: id,
    type: 'ACTIVITY',
    icon: group,
    title: names[language],
    detailList: texts('detail'),
    duration: text('duration'),
    where: text('where'),
    whyList: texts('why'),
    mustKnowList: texts('know'),
    schedules: texts('hours'),
    how: text('how'),
    when: textOf(MEAL, 'activity.when', language),
    importantInfos: dated ? [textOf(MEAL, 'activity.booked', language)] : [],
    activityParticipantsLabel: counted('participants', adults, language),
    displayPax: true,
    repeated: false,
    singleDay: dated,
    picture: activityPictures(activity, hotel)[0] ?? '',
  };
}

/** Pictures of an activity at a hotel, the best first. */
export function activityPictures(
  { group, id }: CatalogueActivity,
  hotel: Pick<HotelRecord, 'pictures'>,
): string[] {
  const kinds: Record<string, readonly string[]> = {
    wellness: ['spa', 'pool'],
    gastronomy: ['table', 'vineyard'],
    romantic: ['table', 'sea', 'lake'],
  };
  const fitting = hotel.pictures.filter((picture) =>
    (kinds[group] ?? ['sea', 'mountain', 'lake', 'country', 'forest', 'city', 'canal', 'vineyard']).some(
      (kind) => picture.startsWith(`${kind}-`),
    ),
  );
  const others = hotel.pictures.filter(
    (picture) => !fitting.includes(picture) && !picture.startsWith('room-'),
  );
  const first = Number(id) % Math.max(1, fitting.length);
  return [...fitting.slice(first), ...fitting.slice(0, first), ...others];
}

function dinnerItem(
  hotel: HotelRecord,
  language: CatalogueLanguage,
  adults: number,
  repeated: boolean,
): ProgramItemFacts {
  const random = createRandom(hotel.seed, 'menu');
  const text = (key: string) => textOf(MEAL, `dinner.${key}`, language);
  return {
    type: 'DINNER',
    icon: 'dinner',
    title: textOf(MEAL, 'dinner', language),
    detailList: [text('where')],
    duration: text('duration'),
    where: text('where'),
    whyList: [text('why')],
    mustKnowList: [text('know')],
    schedules: [text('hours')],
    how: text('how'),
    when: text('when'),
    importantInfos: [],
    activityParticipantsLabel: counted('participants', adults, language),
    displayPax: true,
    repeated,
    singleDay: false,
    menu: ['starter', 'main', 'dessert'].map((course) => pickText(MEAL, `menu.${course}`, language, random)),
    picture: hotel.pictures.find((id) => id.startsWith('table-')) ?? hotel.pictures[0] ?? '',
  };
}

function breakfastOf(hotel: HotelRecord, language: CatalogueLanguage): BreakfastFacts {
  const random = createRandom(hotel.seed, 'breakfast');
  const buffet = hotel.stars >= 3 && random.chance(0.8);
  const details = textsOf(MEAL, 'breakfast.detail', language);
  return {
    type: textOf(MEAL, buffet ? 'breakfast.buffet' : 'breakfast.continental', language),
    mustKnowList: hotel.facilities.includes('roomService') ? textsOf(MEAL, 'breakfast.know', language) : [],
    schedules: textsOf(MEAL, 'breakfast.hours', language),
    detailList: buffet ? details : details.slice(0, 3),
  };
}

function counted(key: string, count: number, language: CatalogueLanguage): string {
  return textOf(MEAL, count === 1 ? `${key}_1` : `${key}_n`, language).replace('{n}', String(count));
}

/** A name in lower case, for use within a sentence. */
function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
