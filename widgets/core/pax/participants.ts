/** How many people an activity search may be for, and how many it starts with. [PAX-07] [PAX-08] */
export const PARTICIPANTS = { min: 1, max: 2, default: 2 } as const;

/** The number after a change; out of range is ignored. [PAX-07] */
export function setParticipants(
  current: number,
  next: number,
  limits: { min: number; max: number } = PARTICIPANTS,
): number {
  return Number.isInteger(next) && next >= limits.min && next <= limits.max ? next : current;
}
