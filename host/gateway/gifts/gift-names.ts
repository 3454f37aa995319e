/** The name under which the key of a gift's sale and its settling find each other. */
export const giftSubject = (number: string): string => `gift:${number}`;

/** The number behind such a name. */
export const numberOfSubject = (subject: string): string => subject.slice(giftSubject('').length);

/** Our name of the payment of a gift. */
export const giftReference = (number: string): string => `g-${number}`;
