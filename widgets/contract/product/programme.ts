import * as z from 'zod/mini';
import { answer, idText, plainDate } from '../answer-parts.ts';

/** One line of a programme. [UPSELL-10] */
export const programLine = answer({
  type: z.string(),
  label: z.string(),
  activityId: z.exactOptional(idText()),
});

/** An activity or a dinner of a programme. [PENTITY-25] */
export const programItem = answer({
  activityId: z.exactOptional(idText()),
  title: z.string(),
  imageUrl: z.exactOptional(z.string()),
  detailList: z.array(z.string()),
  duration: z.exactOptional(z.string()),
  where: z.exactOptional(z.string()),
  whyList: z.array(z.string()),
  mustKnowList: z.array(z.string()),
  schedules: z.array(z.string()),
  how: z.exactOptional(z.string()),
  type: z.string(),
  /** The same on every day of the stay. */
  repeated: z.exactOptional(z.boolean()),
  importantInfos: z.array(z.string()),
  icon: z.exactOptional(z.string()),
  activityParticipantsLabel: z.exactOptional(z.string()),
  /** Whether the participants are shown. */
  displayPax: z.exactOptional(z.boolean()),
  menu: z.exactOptional(z.array(z.string())),
  when: z.exactOptional(z.string()),
  /** It happens on one day, which the guest chooses. */
  singleDay: z.exactOptional(z.boolean()),
});

/** The breakfast of an offer. [PENTITY-28] */
export const breakfast = answer({
  type: z.string(),
  mustKnowList: z.array(z.string()),
  schedules: z.array(z.string()),
  detailList: z.array(z.string()),
});

/** The days on which an activity can be done. [PENTITY-18] */
export const activityDates = answer({
  activityId: idText(),
  title: z.string(),
  /** `value` names activity and day, as it is chosen and sent. */
  dates: z.array(answer({ value: z.string(), date: plainDate() })),
});
