/** Subject of a gift sale, by which its idempotency key and its settling find each other. */
export const giftSubject = (number: string): string => `gift:${number}`;

/** The sale number of a subject. */
export const numberOfSubject = (subject: string): string => subject.slice(giftSubject('').length);

/** Payment reference of a gift sale. */
export const giftReference = (number: string): string => `g-${number}`;
