import { isElsewhere } from '@staykit/partners/partner-files.ts';
import type { Partner } from '@staykit/partners/partner.ts';

/** Fields that are filled into a form, or are on no page. Whether they are there decides, see `formKey`. */
const LEFT_OPEN: ReadonlySet<string> = new Set<keyof Partner>([
  'minisiteId',
  'minisiteUrl',
  'slug',
  'folder',
  'origins',
  'partnerName',
  'legalText',
  'analyticsId',
  'logoUrl',
  'logoDarkUrl',
  'logoSize',
  'logoDarkSize',
  'bannerUrls',
  'domains',
  'theme',
  'seo',
]);

/** What of a partner decides its pages besides the values: partners with the same have one form. */
export function formKey(partner: Partner): string {
  const { partnerName, legalText, analyticsId, logoUrl, logoDarkUrl, bannerUrls, domains, theme, seo } =
    partner;
  const { logoSize, logoDarkSize } = partner;
  return JSON.stringify([
    Object.entries(partner).filter(([name]) => !LEFT_OPEN.has(name)),
    [partnerName, legalText, analyticsId, logoSize, logoDarkSize].map((value) => value !== undefined),
    [logoUrl, logoDarkUrl, bannerUrls.desktop, bannerUrls.mobile].map(kindOf),
    domains?.length,
    typeof theme === 'string' ? theme : theme && Object.keys(theme),
    seo && { ...seo, title: seo.title !== undefined, description: seo.description !== undefined },
  ]);
}

/** A picture of the partner's folder, with its ending, or where it is. */
const kindOf = (name: string | undefined): string | undefined =>
  name === undefined || isElsewhere(name) ? name : name.slice(name.lastIndexOf('.'));
