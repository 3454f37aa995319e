/** Minimum and maximum letters of a password. Nothing else is asked of it: long ones are what counts. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
