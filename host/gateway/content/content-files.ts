import type * as z from 'zod';
import {
  announcementsFile,
  boxBlockFile,
  boxListingFile,
  giftBlockFile,
  homeFile,
  ideasFile,
  landingFile,
  landingGroupsFile,
  menuFile,
  promoBarsFile,
  targetedBannersFile,
} from './schema/files.ts';

/** Files of a locale that there is one of, with what each must hold. */
export const SINGLE_FILES = {
  'home.json': homeFile,
  'announcements.json': announcementsFile,
  'promo-bars.json': promoBarsFile,
  'targeted-banners.json': targetedBannersFile,
  'gift-block.json': giftBlockFile,
  'box-block.json': boxBlockFile,
  'menu.json': menuFile,
  'ideas.json': ideasFile,
  'landing-groups.json': landingGroupsFile,
  'box-listing.json': boxListingFile,
} as const;

/** Name of a file that there is one of. */
export type SingleFile = keyof typeof SINGLE_FILES;

/** What a file holds after its check. */
export type FileValue<Name extends SingleFile> = z.output<(typeof SINGLE_FILES)[Name]>;

/** A landing page as its file says it; the slug is the name of the file. */
export type LandingFile = z.output<typeof landingFile>;

export { landingFile };

/** Folders of a locale with any number of files. */
export const FOLDERS = {
  landing: /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/,
  pages: /^([a-z0-9]+(?:-[a-z0-9]+)*)\.txt$/,
  articles: /^([a-z0-9]+(?:-[a-z0-9]+)*)\.txt$/,
} as const;

/** A folder of a locale. */
export type ContentFolder = keyof typeof FOLDERS;

/** What stands before the text of a page of the shop. */
export const PAGE_HEAD = { required: ['title'], optional: ['description'] } as const;

/** What stands before the text of an article; newer dates come first in the list. */
export const ARTICLE_HEAD = { required: ['title', 'intro', 'date'], optional: ['picture', 'alt'] } as const;
