import { giftCardTerms, isGiftCardPath } from '@staykit/core/gift/card/gift-card.ts';
import { shopMarket } from '@staykit/core/market/shop.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { ContentProblem } from './content-error.ts';
import type { LocaleContent } from './locale-content.ts';

/** The file of each part of the content. */
const FILE_OF: Readonly<Record<keyof LocaleContent, string>> = {
  home: 'home.json',
  announcements: 'announcements.json',
  promoBars: 'promo-bars.json',
  targetedBanners: 'targeted-banners.json',
  giftBlock: 'gift-block.json',
  boxBlock: 'box-block.json',
  menu: 'menu.json',
  ideas: 'ideas.json',
  landingGroups: 'landing-groups.json',
  boxListing: 'box-listing.json',
  landings: 'landing',
  pages: 'pages',
  articles: 'articles',
};

/** Reports links to missing landing pages and texts, and to a gift card that is not sold. Other paths belong to the shop. */
export function linkProblems(locale: Locale, content: LocaleContent): ContentProblem[] {
  const texts = new Set([...content.pages.keys(), ...content.articles.map(({ id }) => id)]);
  const isThere = (address: string): boolean => {
    const [, kind, id = ''] = /^\/(landing|content)\/([^/?#]*)/.exec(address) ?? [];
    if (kind === undefined) return true;
    return kind === 'landing' ? content.landings.has(id) : texts.has(id);
  };
  const found: ContentProblem[] = [];
  const walk = (file: string, value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const addresses = value.startsWith('/')
        ? [value]
        : [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
      for (const address of addresses) {
        // Of a market that the shop is not in nothing is shown.
        const isUnsold =
          isGiftCardPath(address) && shopMarket(locale) !== undefined && !giftCardTerms(locale);
        if (!isUnsold && isThere(address)) continue;
        found.push({
          file: `${locale}/${file}`,
          path,
          expected: isUnsold
            ? 'no link to the gift card, which the shop file does not sell in this market'
            : 'a link to a landing page or a text that is there',
          received: JSON.stringify(address),
        });
      }
    } else if (value instanceof Map) {
      for (const [key, inner] of value) walk(`${file}/${key}`, inner, path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(file, inner, path ? `${path}.${key}` : key);
    }
  };
  for (const [part, value] of Object.entries(content)) walk(FILE_OF[part as keyof LocaleContent], value, '');
  return found;
}
