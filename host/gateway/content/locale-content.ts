import type { LocalAnnouncement } from '@staykit/core/content/announcement.ts';
import type { FileValue, LandingFile } from './content-files.ts';

/** A page of editorial text. */
export interface PageContent {
  id: string;
  /** The same in every locale that has this text. */
  twin: string;
  title: string;
  description?: string;
  html: string;
}

/** An article. */
export interface ArticleContent extends PageContent {
  intro: string;
  /** yyyy-MM-dd */
  date: string;
  images?: { large: string; small: string; alt?: string };
}

/** All content of a locale; parts without a file are absent. */
export interface LocaleContent {
  home?: FileValue<'home.json'>;
  announcements: readonly Omit<LocalAnnouncement, 'locale'>[];
  promoBars: FileValue<'promo-bars.json'>;
  targetedBanners: FileValue<'targeted-banners.json'>;
  giftBlock?: FileValue<'gift-block.json'>;
  boxBlock?: FileValue<'box-block.json'>;
  menu?: FileValue<'menu.json'>;
  ideas?: FileValue<'ideas.json'>;
  boxListing?: FileValue<'box-listing.json'>;
  landingGroups: FileValue<'landing-groups.json'>;
  /** By slug. */
  landings: ReadonlyMap<string, LandingFile>;
  /** By id. */
  pages: ReadonlyMap<string, PageContent>;
  /** Newest first. */
  articles: readonly ArticleContent[];
}
