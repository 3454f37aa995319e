import type { Locale } from '../../core/market/locale.ts';
import type { MessageValues } from '../../messages/translate.ts';

/** Texts as the elements' build packs them (`build/short-texts.ts`): by number, or by key where it is completed late. */
export type PackedTexts = Readonly<Record<string | number, string | readonly [one: string, other: string]>>;

/** The answers of `messages/translate.ts`, which the element builds take this for. */
export function createTranslate(locale: Locale, messages: PackedTexts) {
  const language = locale.replace('_', '-');
  const plurals = new Intl.PluralRules(language);
  return (key: string | number, values: MessageValues = {}): string => {
    const text = messages[key];
    const chosen = Array.isArray(text) ? text[+(plurals.select(Number(values['count'])) !== 'one')] : text;
    return String(chosen ?? key).replace(/\{(.+?)\}/g, (_, name: string) =>
      (values[name] ?? '').toLocaleString(language),
    );
  };
}
