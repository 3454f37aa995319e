/** Parameter of a page's address that begins a preview with its token. */
export const PREVIEW_PARAMETER = 'staff-preview';

/** In place of a token: ends the preview. */
export const PREVIEW_END = 'end';
