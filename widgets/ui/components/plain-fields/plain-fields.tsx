import { PAX_LIMITS, type Pax, type PaxKind } from '@staykit/values/pax/pax.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/* Fields that a form sends by itself where there is no script, under the keys of the address; in `PlainFields`. */

/** What a day is called, and the day that stands in its field (yyyy-MM-dd). */
interface PlainDay {
  label: string;
  value: string | undefined;
}

/** The days of a stay. `id` begins the ids of the fields. */
export function PlainDates({
  id,
  required,
  ...days
}: {
  id: string;
  checkin: PlainDay;
  checkout: PlainDay;
  required?: boolean;
}) {
  return (
    <>
      {(['checkin', 'checkout'] as const).map((name) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          {days[name].label}
          <input
            id={`${id}-${name}`}
            type="date"
            name={name}
            required={required}
            defaultValue={days[name].value}
          />
        </label>
      ))}
    </>
  );
}

const PAX_FIELDS = { adult: ['a', 'adults'], child: ['c', 'children'], baby: ['b', 'babies'] } as const;

/** The travellers of a stay. `id` begins the ids of the fields. */
export function PlainTravellers({ id, pax, t }: { id: string; pax: Pax; t: Translate }) {
  return (
    <>
      {(Object.keys(PAX_FIELDS) as PaxKind[]).map((kind) => {
        const [key, text] = PAX_FIELDS[kind];
        return (
          <label key={kind} htmlFor={`${id}-${key}`}>
            {t(`travellers.${text}`)}
            <input
              id={`${id}-${key}`}
              type="number"
              name={key}
              {...PAX_LIMITS[kind]}
              defaultValue={String(pax[kind])}
            />
          </label>
        );
      })}
    </>
  );
}
