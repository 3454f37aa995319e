import type { PartnerSettings } from './partner-schema.ts';

/** A partner as the host uses it: the checked file, with its texts read. */
export interface Partner extends Omit<
  PartnerSettings,
  '$schema' | 'version' | 'extends' | 'features' | 'legalText'
> {
  /** Name of the folder. */
  slug: string;
  /** The folder, absolute: pictures named without a path lie there. */
  folder: string;
  features: NonNullable<PartnerSettings['features']>;
  /** Text of the footer, line breaks kept. [MINISITE-15] */
  legalText?: string;
}
