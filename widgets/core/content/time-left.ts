import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

const SECOND = 1_000;
const two = (number: number): string => String(number).padStart(2, '0');

/** The time left until an instant, in whole days and `hh:mm:ss`; undefined once it has passed. [HOME-08] */
export function timeLeft(end: string, instant: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil((Date.parse(end) - instant) / SECOND)) || 0;
  const [days, hours, minutes] = [86_400, 3_600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  return { days, clock: `${two(hours % 24)}:${two(minutes % 60)}:${two(seconds % 60)}` };
}

/** The same in letters: `03:04:05`, with days before it once there is one. */
export function timeLeftText(end: string, instant: number, locale: Locale): string {
  const { days, clock } = timeLeft(end, instant);
  if (days === 0) return clock;
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return `${new Intl.NumberFormat(languageTag(locale), unit).format(days)} ${clock}`;
}
