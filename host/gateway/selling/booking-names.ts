/** The name under which a booking's key and its settling find each other. */
export const bookingSubject = (number: string): string => `booking:${number}`;

/** The number behind such a name. */
export const numberOfSubject = (subject: string): string => subject.slice(bookingSubject('').length);

/** Our name of the payment of a booking. */
export const bookingReference = (number: string): string => `b-${number}`;

/** The same of a change of a booking. */
export const changeSubject = (id: number): string => `change:${id}`;

/** The change behind such a name. */
export const changeOfSubject = (subject: string): number => Number(subject.slice('change:'.length));

/** Our name of the payment of a change. */
export const changeReference = (number: string, id: number): string => `${bookingReference(number)}-c${id}`;
