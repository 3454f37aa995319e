import type { Messages, Namespace } from './translate.ts';

/** A catalogue with the texts of another one in place of its own; without any it is the same one, which is read once. */
export const withTexts = (ours: Messages, theirs?: Messages): Messages =>
  theirs
    ? {
        ...ours,
        ...Object.fromEntries(
          Object.entries(theirs).map(([namespace, texts]) => [
            namespace,
            { ...ours[namespace as Namespace], ...texts },
          ]),
        ),
      }
    : ours;
