import * as z from 'zod';
import { parsePictureId } from '../../images/picture-pool.ts';
import { ADDRESS, isAddress, pictureAddress, strict } from './parts.ts';

const PICTURE = `the name of a picture in the partner's folder, the id of one of the pool, like sea-03, or ${ADDRESS}`;
const FILE = /^[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const picture = (size: 'small' | 'large') =>
  z
    .string({ error: PICTURE })
    .refine((name) => FILE.test(name) || parsePictureId(name) || isAddress(name), PICTURE)
    .meta({ description: PICTURE })
    .transform((name) => (FILE.test(name) ? name : pictureAddress(name, size)));

/** `partners/<slug>/banner.json`: the banner of a minisite, in place of that of its partner file. [MINISITE-12] */
export const partnerBannerFile = strict({ desktop: picture('large'), mobile: picture('small') });

/** The two pictures as a partner file names them. */
export type PartnerBanner = z.output<typeof partnerBannerFile>;

/** The name of a file in the partner's folder that a banner names; undefined for other pictures. */
export const bannerFile = (name: string): string | undefined => (FILE.test(name) ? name : undefined);
