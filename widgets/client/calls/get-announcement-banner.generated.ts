// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getAnnouncementBannerShape } from './get-announcement-banner-shape.generated.ts';

export const getAnnouncementBanner: DeclaredCall<'getAnnouncementBanner'> = { path: "/cms/announcementBanner", base: frontGateway, shape: getAnnouncementBannerShape };
