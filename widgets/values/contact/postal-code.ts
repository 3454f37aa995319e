/** Maximum length of a postal code, in every address form and its call. [CONTACT-28] */
export const POSTAL_CODE_MAX_LENGTH = 20;
