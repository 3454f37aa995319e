/** Most characters of a postal code, in every address form. [CONTACT-28] */
export const POSTAL_CODE_MAX_LENGTH = 20;

/** Whether a postal code is not too long. [CONTACT-28] */
export function isPostalCode(text: string): boolean {
  return text.length <= POSTAL_CODE_MAX_LENGTH;
}
