// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getAnnouncementBannerShape } from './get-announcement-banner-shape.generated.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getAnnouncementFile: DeclaredCall<'getAnnouncementFile'> = { path: "/content/announcementBanner/:file", base: siteOrigin, shape: getAnnouncementBannerShape };
