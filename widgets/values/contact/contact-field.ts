/** Maximum length of each field that somebody fills in. */
export const CONTACT_LENGTHS = { name: 80, email: 254, phone: 40, description: 4_000 } as const;

/** Status of a request that nobody has read. [CONTACT-27] */
export const CONTACT_STATUS = 'New';

/** Whether a text is an e-mail address: one name, one host with a dot in it, nothing else. [CONTACT-16] */
export function isEmail(text: string): boolean {
  return (
    text.length <= CONTACT_LENGTHS.email &&
    /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@.]+(\.[^\s\p{C}<>()[\]\\,;:"@.]+)+$/u.test(text)
  );
}
