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

/** Single files of a locale, with their schemas. */
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

/** Name of a single file. */
export type SingleFile = keyof typeof SINGLE_FILES;

/** Parsed content of a file. */
export type FileValue<Name extends SingleFile> = z.output<(typeof SINGLE_FILES)[Name]>;

/** A landing page; its slug is the file name. */
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

/** Head fields of a page. `twin`: the id under which other locales know the same text; its own id by default. */
export const PAGE_HEAD = { required: ['title'], optional: ['description', 'twin'] } as const;

/** Head fields of an article; lists are sorted by date, newest first. */
export const ARTICLE_HEAD = {
  required: ['title', 'intro', 'date'],
  optional: ['picture', 'alt', 'twin'],
} as const;
