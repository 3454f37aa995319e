import {
  activityHeading,
  counted,
  programmeLines,
  programmeText,
  promisedMeals,
  type BreakfastFacts,
  type ProgramItemFacts,
  type Programme,
  type ProgrammeOptions,
} from '@staykit/gateway/catalogue/facts/programme.ts';
import type { ExtraRecord } from '@staykit/gateway/catalogue/facts/extras.ts';
import { readTexts, textOf, textsOf } from '@staykit/gateway/catalogue/facts/texts.ts';
import {
  type ActivityRecord,
  type TextLanguage,
  type HotelRecord,
  type OfferRecord,
} from '@staykit/gateway/catalogue/records.ts';
import { mealPicture, picturesOfActivity } from '../catalogue/activity-pictures.ts';
import { CATALOGUE_ACTIVITIES } from '../catalogue/data/activities.ts';
import { createRandom } from '../catalogue/random.ts';
import { ACTIVITY_TEXTS, MEAL_TEXTS } from './data/activity-texts.ts';
import { pickText } from './pick-text.ts';
import { roomsOf } from './rooms.ts';

const ACTIVITY = readTexts(ACTIVITY_TEXTS);
const MEAL = readTexts(MEAL_TEXTS);

/** Activities of an offer and its added extras, without duplicates. */
export function activitiesOf(
  offer: Pick<OfferRecord, 'activityIds'>,
  extras: readonly Pick<ExtraRecord, 'activityIds'>[] = [],
): ActivityRecord[] {
  const ids = new Set([...offer.activityIds, ...extras.flatMap(({ activityIds }) => activityIds)]);
  return CATALOGUE_ACTIVITIES.filter(({ id }) => ids.has(id));
}

/** The programme of an offer with its added extras. */
export function programOf(offer: OfferRecord, hotel: HotelRecord, options: ProgrammeOptions): Programme {
  const { language, nights = offer.nights, adults = 2, extras = [], nbRooms } = options;
  const activities = activitiesOf(offer, extras);
  const meals = promisedMeals(offer, extras);
  const room = roomsOf(hotel, [offer], language)[0]?.title ?? '';
  return {
    lines: programmeLines(offer, { language, nights, nbRooms, room, activities, ...meals }),
    activities: activities.map((activity) => activityItem(activity, hotel, language, adults)),
    ...(meals.breakfast && { breakfast: breakfastOf(hotel, language) }),
    ...(meals.dinner && {
      dinner: dinnerItem(hotel, language, adults, offer.headwords.includes('halfBoard')),
    }),
  };
}

/** An activity in detail, in one language. */
export function activityItem(
  activity: ActivityRecord,
  hotel: HotelRecord,
  language: TextLanguage,
  adults: number,
): ProgramItemFacts {
  const texts = (part: string) => textsOf(ACTIVITY, `${activity.group}.${part}`, language);
  const text = (part: string) => textOf(ACTIVITY, `${activity.group}.${part}`, language);
  return {
    ...activityHeading(activity, language, adults),
    detailList: texts('detail'),
    duration: text('duration'),
    where: text('where'),
    whyList: texts('why'),
    mustKnowList: texts('know'),
    schedules: texts('hours'),
    how: text('how'),
    picture: picturesOfActivity(activity.id, hotel.id)[0] ?? '',
  };
}

function dinnerItem(
  hotel: HotelRecord,
  language: TextLanguage,
  adults: number,
  repeated: boolean,
): ProgramItemFacts {
  const random = createRandom(hotel.seed, 'menu');
  const text = (key: string) => textOf(MEAL, `dinner.${key}`, language);
  return {
    type: 'DINNER',
    icon: 'dinner',
    title: programmeText('dinner', language),
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
    picture: mealPicture(hotel, 'dinner'),
  };
}

function breakfastOf(hotel: HotelRecord, language: TextLanguage): BreakfastFacts {
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
