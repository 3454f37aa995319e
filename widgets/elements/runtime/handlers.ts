/**
 * React's handlers by the browser's names: focus and blur bubble, and a field tells of each letter, tick and choice.
 */
export const HANDLERS = { onFocus: 'onfocusin', onBlur: 'onfocusout', onChange: 'onInput' };
