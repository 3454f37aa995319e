/** A day of a calendar of the references. */
export interface CalendarDay {
  date: string;
  day: number;
  price: string;
  words: string;
}

/** A month as rows of a week; empty places where other months' days would be. */
export interface CalendarMonth {
  name: string;
  weeks: readonly (readonly (CalendarDay | undefined)[])[];
}

const NAME = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WORDS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** The month that is `ahead` of the present one, with a price for each day. */
export function monthAt(ahead: number, now = new Date()): CalendarMonth {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const places: (CalendarDay | undefined)[] = Array.from<undefined>({ length: (first.getUTCDay() + 6) % 7 });
  for (let day = 1; day <= days; day += 1) {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
    const price = `${80 + ((day * 37 + ahead * 11) % 90)} €`;
    places.push({
      date: date.toISOString().slice(0, 10),
      day,
      price,
      words: `${WORDS.format(date)}, ${price}`,
    });
  }
  const weeks = Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    places.slice(week * 7, week * 7 + 7),
  );
  return { name: NAME.format(first), weeks };
}
