/** The category of an error report. [PAPI-30] */
export const CLIENT_ERROR_LOCATION = 'application.client.error';

/** Maximum length of the message; the rest is cut. [PAPI-30] */
export const CLIENT_ERROR_MESSAGE_LENGTH = 256;

/** Log entry of a failed real-time quote. [PERROR-06] */
export const REALTIME_FAILURE = {
  message: 'Error fetching quote-realtime',
  location: 'weekend.product',
} as const;
