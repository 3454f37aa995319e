import type { PartnerSettings } from './partner-schema.ts';

/** How large a picture is: a page keeps its place free in this form. */
export type PictureSize = readonly [width: number, height: number];

/** A partner as the host uses it: the checked file, with its texts read. */
export interface Partner extends Omit<
  PartnerSettings,
  '$schema' | 'version' | 'extends' | 'features' | 'legalText'
> {
  /** Name of the folder. */
  slug: string;
  /** The folder, absolute: pictures named without a path lie there. */
  folder: string;
  /** Width and height of the logo, in px of its file; absent where it lies elsewhere. */
  logoSize?: PictureSize;
  /** The same of the logo for dark mode. */
  logoDarkSize?: PictureSize;
  features: NonNullable<PartnerSettings['features']>;
  /** Text of the footer, line breaks kept. [MINISITE-15] */
  legalText?: string;
}
