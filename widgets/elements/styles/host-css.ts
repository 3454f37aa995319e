/**
 * The rules of an element's own box and its tokens. The page's rules end here: with `!important` a rule of `:host` is
 * stronger than any of the page. What stands between the tags for good is the page's, and looks like it, without the
 * room kept for the widget.
 */
export const hostCss = (tokens: string): string =>
  `:host(:state(failed)){display:block;min-height:0!important}` +
  `:host(:not(:state(failed))){all:initial!important;display:block!important;direction:ltr!important;` +
  `color-scheme:inherit!important}:host([hidden]){display:none!important}${tokens}`;

/** Keeps an element's height while its widget is on its way. */
export const waitingCss = (height: number, onPhone: number): string => {
  const waiting = (px: number) =>
    `:host(:not(:state(live),:state(failed),:state(printed))){min-height:${px}px!important}`;
  return `${waiting(height)}@media(max-width:767px){${waiting(onPhone)}}`;
};
