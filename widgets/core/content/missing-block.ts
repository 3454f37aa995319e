/** What is shown for a banner or gift block without content: its loading placeholder, or nothing. */
export type MissingBlockContent = 'placeholder' | 'nothing';

/** MISSING_BLOCK_CONTENT: what the shop shows. [SERROR-06] */
export const MISSING_BLOCK_CONTENT: MissingBlockContent = 'placeholder';
