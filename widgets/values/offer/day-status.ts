/** Whether a gift pays for a stay from a day on, the beneficiary adds something, or it cannot begin. [PENTITY-34] */
export const DAY_STATUSES = ['included', 'supplement', 'notAvailable'] as const;

/** One of DAY_STATUSES. */
export type DayStatus = (typeof DAY_STATUSES)[number];
