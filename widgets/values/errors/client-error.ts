/** Where an error of a page is filed. [PAPI-30] */
export const CLIENT_ERROR_LOCATION = 'application.client.error';

/** Maximum length of the message; the rest is cut. [PAPI-30] */
export const CLIENT_ERROR_MESSAGE_LENGTH = 256;
