/** Subject of a booking, by which its idempotency key and its settling find each other. */
export const bookingSubject = (number: string): string => `booking:${number}`;

/** The booking number of a subject. */
export const numberOfSubject = (subject: string): string => subject.slice(bookingSubject('').length);

/** Payment reference of a booking. */
export const bookingReference = (number: string): string => `b-${number}`;

/** Subject of a change. */
export const changeSubject = (id: number): string => `change:${id}`;

/** The change id of a subject. */
export const changeOfSubject = (subject: string): number => Number(subject.slice('change:'.length));

/** The change id of a payment reference; undefined if it is not that of a change. */
export function changeOfReference(reference: string): number | undefined {
  const id = /^b-\d+-c(\d+)$/.exec(reference)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Payment reference of a change. */
export const changeReference = (number: string, id: number): string => `${bookingReference(number)}-c${id}`;
