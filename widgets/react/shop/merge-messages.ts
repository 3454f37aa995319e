import type { Messages } from '@staykit/messages/translate.ts';
import { withTexts } from '@staykit/messages/with-texts.ts';

/** What was merged last, by the first catalogue: a page that writes its list in place gives another one at each render. */
const merges = new WeakMap<Messages, { of: readonly Messages[]; merged: Messages }>();

/** One catalogue of those of several widgets; the last one wins. */
export function mergeMessages(messages: Messages | readonly Messages[]): Messages {
  if (!isList(messages)) return messages;
  const [first] = messages;
  if (!first) return {};
  const known = merges.get(first);
  if (known?.of.length === messages.length && known.of.every((each, place) => each === messages[place]))
    return known.merged;
  // A new object, also of a list of one: it is kept for this list.
  const merged = messages.reduce((all, one) => withTexts(all, one), {});
  merges.set(first, { of: messages, merged });
  return merged;
}

const isList = (messages: Messages | readonly Messages[]): messages is readonly Messages[] =>
  Array.isArray(messages);
