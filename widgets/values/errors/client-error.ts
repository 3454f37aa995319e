/** The category of an error report. [PAPI-30] */
export const CLIENT_ERROR_LOCATION = 'application.client.error';

/** Maximum length of the message; the rest is cut. [PAPI-30] */
export const CLIENT_ERROR_MESSAGE_LENGTH = 256;
