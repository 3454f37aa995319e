/** What stands for a banner or gift block whose content is missing: the placeholder of its loading, or nothing. */
export type MissingBlockContent = 'placeholder' | 'nothing';

/** MISSING_BLOCK_CONTENT: what the shop shows. [SERROR-06] */
export const MISSING_BLOCK_CONTENT: MissingBlockContent = 'placeholder';
