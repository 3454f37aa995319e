import type { Locale } from '@staykit/values/market/locale.ts';
import type { Messages } from '@staykit/messages/translate.ts';

type Chunk = () => Promise<{ default: Messages }>;
type Chunks = Readonly<Record<Locale, Chunk>>;

/** The texts of a locale in the form of address that the page is written in: few pages have one. */
const spoken =
  (locale: Locale, chunk: Chunk): Chunk =>
  async () => {
    const { form } = document.documentElement.dataset;
    return form === undefined
      ? chunk()
      : (await import('./form-texts.ts')).inForm(`${locale} ${form}`, chunk);
  };

/** One chunk of texts for each locale: a page loads one. */
export const LOCALE_CHUNKS: Chunks = {
  fr_FR: () => import('@staykit/messages/fr_FR.json'),
  es_ES: () => import('@staykit/messages/es_ES.json'),
  fr_BE: () => import('@staykit/messages/fr_BE.json'),
  nl_BE: spoken('nl_BE', () => import('@staykit/messages/nl_BE.json')),
  nl_NL: spoken('nl_NL', () => import('@staykit/messages/nl_NL.json')),
  it_IT: () => import('@staykit/messages/it_IT.json'),
};

/** The same for pages that sell, which read other texts: see `browser-texts.ts`. */
export const SALE_CHUNKS: Chunks = {
  fr_FR: () => import('@staykit/messages/fr_FR.json?sale'),
  es_ES: () => import('@staykit/messages/es_ES.json?sale'),
  fr_BE: () => import('@staykit/messages/fr_BE.json?sale'),
  nl_BE: spoken('nl_BE', () => import('@staykit/messages/nl_BE.json?sale')),
  nl_NL: spoken('nl_NL', () => import('@staykit/messages/nl_NL.json?sale')),
  it_IT: () => import('@staykit/messages/it_IT.json?sale'),
};
