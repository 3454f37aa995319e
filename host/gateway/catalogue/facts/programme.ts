import { type ActivityRecord, type TextLanguage, type OfferRecord, textIn } from '../records.ts';
import { HEADWORDS, labelOf } from '../vocabulary.ts';
import { PROGRAMME_TEXTS } from './data/programme-texts.ts';
import type { ExtraRecord } from './extras.ts';
import { readTexts, textOf } from './texts.ts';

/** Kind of a programme line. [UPSELL-10] */
export type ProgramType = 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY' | 'EXTRA';

/** One line of the short programme. */
export interface ProgramLineFacts {
  type: ProgramType;
  label: string;
  activityId?: string;
}

/** An activity or a dinner in detail; what is not known of it is absent. */
export interface ProgramItemFacts {
  activityId?: string;
  type: ProgramType;
  icon: string;
  title: string;
  detailList: string[];
  duration?: string;
  where?: string;
  whyList: string[];
  mustKnowList: string[];
  schedules: string[];
  how?: string;
  when?: string;
  importantInfos: string[];
  activityParticipantsLabel: string;
  displayPax: boolean;
  /** On every day of the stay. */
  repeated: boolean;
  /** On one day, which the guest chooses. */
  singleDay: boolean;
  menu?: string[];
  picture?: string;
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

/** Options of a programme. */
export interface ProgrammeOptions {
  language: TextLanguage;
  /** Nights of the stay; by default those of the offer. */
  nights?: number;
  adults?: number;
  /** Rooms of the stay; 1 by default. */
  nbRooms?: number;
  /** Added extras. */
  extras?: readonly ExtraRecord[];
}

const TEXTS = readTexts(PROGRAMME_TEXTS);

/** Activity groups for which the guest chooses a day. [QUOTE-01] */
const DATED_GROUPS: readonly string[] = ['outdoor', 'culture'];

/** Headwords with a line of their own. */
const EXTRA_WORDS: readonly string[] = ['sparkling', 'lateCheckout'];

/** Whether the guest has to choose a day for an activity. [QUOTE-01] */
export function isDated({ group, dated }: Pick<ActivityRecord, 'group' | 'dated'>): boolean {
  return dated ?? DATED_GROUPS.includes(group);
}

/** The meals that an offer promises or that were added to it. */
export function promisedMeals(
  { headwords }: Pick<OfferRecord, 'headwords'>,
  extras: readonly Pick<ExtraRecord, 'type'>[] = [],
): { breakfast: boolean; dinner: boolean } {
  const added = (type: ExtraRecord['type']) => extras.some((extra) => extra.type === type);
  const has = (...words: string[]) => words.some((word) => headwords.includes(word));
  return {
    breakfast: has('breakfast', 'halfBoard') || added('BREAKFAST'),
    dinner: has('dinner', 'halfBoard') || added('DINNER'),
  };
}

/** The contents of an offer line by line. */
export function programmeLines(
  { headwords }: Pick<OfferRecord, 'headwords'>,
  {
    language,
    nights,
    nbRooms = 1,
    room,
    activities,
    breakfast,
    dinner,
  }: {
    language: TextLanguage;
    nights: number;
    nbRooms?: number | undefined;
    /** Name of the room. */
    room: string;
    activities: readonly ActivityRecord[];
    breakfast: boolean;
    dinner: boolean;
  },
): ProgramLineFacts[] {
  const inRoom = counted('nights', nights, language).replace('{room}', lower(room));
  const rooms = counted('rooms', nbRooms, language);
  const line = (type: ProgramType, label: string): ProgramLineFacts => ({ type, label });
  return [
    ...(nights > 0 ? [line('ROOM', [inRoom, ...(nbRooms > 1 ? [`(${rooms})`] : [])].join(' '))] : []),
    ...(breakfast ? [line('BREAKFAST', programmeText('breakfast', language))] : []),
    ...(dinner ? [line('DINNER', programmeText('dinner', language))] : []),
    ...activities.map(({ id, names }) => ({ ...line('ACTIVITY', textIn(names, language)), activityId: id })),
    ...headwords
      .filter((word) => EXTRA_WORDS.includes(word))
      .flatMap((word) => {
        const label = labelOf(HEADWORDS, word, language);
        return label === undefined ? [] : [line('EXTRA', label)];
      }),
  ];
}

/** A text about programmes. */
export const programmeText = (key: string, language: TextLanguage): string => textOf(TEXTS, key, language);

/** What an activity or a dinner is, for whom and when: the part of its detail that follows from the catalogue. */
export function activityHeading(
  activity: ActivityRecord,
  language: TextLanguage,
  adults: number,
): Omit<ProgramItemFacts, 'detailList' | 'whyList' | 'mustKnowList' | 'schedules'> {
  const singleDay = isDated(activity);
  return {
    activityId: activity.id,
    type: 'ACTIVITY',
    icon: activity.group,
    title: textIn(activity.names, language),
    when: programmeText('activity.when', language),
    importantInfos: singleDay ? [programmeText('activity.booked', language)] : [],
    activityParticipantsLabel: counted('participants', adults, language),
    displayPax: true,
    repeated: false,
    singleDay,
  };
}

/** A text that depends on a number. */
export function counted(key: string, count: number, language: TextLanguage): string {
  return programmeText(count === 1 ? `${key}_1` : `${key}_n`, language).replace('{n}', String(count));
}

/** A name in lower case, for use within a sentence. */
function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
