import type { Messages } from '@staykit/messages/translate.ts';
import { withTexts } from '@staykit/messages/with-texts.ts';

type Chunk = () => Promise<{ default: Messages }>;

/** What a form of address says otherwise, by locale and form: a chunk beside the texts of the locale. */
const FORMS: Readonly<Record<string, Chunk>> = {
  'nl_BE formal': () => import('@staykit/messages/forms/nl_BE.formal.json'),
  'nl_BE informal': () => import('@staykit/messages/forms/nl_BE.informal.json'),
  'nl_NL formal': () => import('@staykit/messages/forms/nl_NL.formal.json'),
  'nl_NL informal': () => import('@staykit/messages/forms/nl_NL.informal.json'),
};

/** The texts of a locale in a form of address. */
export async function inForm(name: string, chunk: Chunk): Promise<{ default: Messages }> {
  const [ours, theirs] = await Promise.all([chunk(), FORMS[name]?.()]);
  return { default: withTexts(ours.default, theirs?.default) };
}
