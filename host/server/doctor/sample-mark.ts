/** Marks texts of a new shop's files that must be replaced before it opens. */
export const SAMPLE = '[SAMPLE]';
