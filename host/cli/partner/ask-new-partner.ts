import { cancel, intro, select, text } from '@clack/prompts';
import type { Readable, Writable } from 'node:stream';
import { LAYOUTS, MINISITE_LOCALES, SLUG } from '@staykit/partners/partner-schema.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { nameOf, type NewPartner } from './new-partner.ts';

/** What a person answered. */
export type NewPartnerAnswers = Pick<NewPartner, 'locale' | 'layout'> & {
  slug: string;
  theme: string;
  /** Absent: made from the slug. */
  name?: string;
};

/** The terminal; default: that of the process. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

/** Thrown between two questions. */
class GaveUp extends Error {}

/** Asks for a new partner, one question after the other; undefined where the person gave up (Ctrl+C). `faultOf` says why a slug cannot be had. */
export async function askNewPartner(
  faultOf: (slug: string) => string | undefined,
  terminal: Terminal = {},
): Promise<NewPartnerAnswers | undefined> {
  intro('A new partner', terminal);
  try {
    const slug = await answer(
      text({
        ...terminal,
        message: 'Name of the folder and of the address',
        placeholder: 'mag-a',
        validate: (given = '') =>
          SLUG.test(given) ? faultOf(given) : 'Use a-z, 0-9 and -, such as "mag-a".',
      }),
    );
    const choose = (
      message: string,
      values: Iterable<string>,
      more: { value: string; label: string }[] = [],
    ) =>
      answer(
        select({ ...terminal, message, options: [...more, ...[...values].map((value) => ({ value }))] }),
      );
    const locale = await choose('Language and market', MINISITE_LOCALES);
    const name = await answer(
      text({ ...terminal, message: 'Name that visitors see', initialValue: nameOf(slug) }),
    );
    const theme = await choose('Theme (colours can be changed in the file)', THEMES.keys());
    const layout = await choose('First page', LAYOUTS, [{ value: '', label: 'as that of the shop' }]);
    return { slug, locale, theme, ...(name !== '' && { name }), ...(layout !== '' && { layout }) };
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
    cancel('Nothing was written.', terminal);
    return undefined;
  }
}

/** What was answered. Throws where the person gave up instead. */
async function answer(question: Promise<string | symbol>): Promise<string> {
  const given = await question;
  if (typeof given === 'symbol') throw new GaveUp();
  return given;
}
