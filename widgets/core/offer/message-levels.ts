type MessageLevel = 'info' | 'danger';

/** Level of each message of a booking box: a hint or an error (messages.levels). [PERROR-11] */
export const MESSAGE_LEVELS: Readonly<
  Record<'travelDates' | 'activityDates' | 'noAvailability' | 'quoteError', MessageLevel>
> = { travelDates: 'info', activityDates: 'info', noAvailability: 'danger', quoteError: 'danger' };
