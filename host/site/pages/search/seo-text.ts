import type { MessageKey } from '@staykit/messages/translate.ts';

/** The text below the results, for crawlers and for those who want to read on; its words are in every locale. [GRID-06] */
export const SEARCH_SEO_TEXT: { title: MessageKey; text: MessageKey } = {
  title: 'host.searchSeoTitle',
  text: 'host.searchSeoText',
};
