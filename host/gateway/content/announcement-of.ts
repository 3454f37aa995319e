import { LOCALES, marketOf, type Locale, type Market } from '../../../widgets/core/market/locale.ts';
import type { Announcement, LocalAnnouncement } from '../../../widgets/core/content/announcement.ts';
import type { ContentStore } from './content-store.ts';

/** The announcements of a market, or of all, as one with localizations; nothing where there is none. [SENTITY-05] */
export async function announcementOf(
  content: ContentStore,
  market?: Market,
): Promise<Announcement | undefined> {
  const locales = LOCALES.filter((locale) => market === undefined || marketOf(locale) === market);
  const all = await Promise.all(locales.map((locale) => localized(content, locale)));
  const [first, ...others] = all.flat();
  return first && { ...first, localizations: [first, ...others] };
}

async function localized(content: ContentStore, locale: Locale): Promise<LocalAnnouncement[]> {
  const { announcements } = await content.of(locale);
  return announcements.map((announcement) => ({ ...announcement, locale }));
}
