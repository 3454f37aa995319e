/** Parts of the form, with the fields of the file that they hold. A field that none names is in the last. */
export const SECTIONS: readonly { name: string; fields: readonly string[] }[] = [
  {
    name: 'Identity',
    fields: ['partnerName', 'minisiteUrl', 'minisiteLocale', 'minisiteId', 'extends', 'addressForm'],
  },
  { name: 'Pictures', fields: ['logoUrl', 'logoDarkUrl', 'logoTarget', 'bannerUrls'] },
  { name: 'Look', fields: ['layout', 'theme', 'pairing', 'pictures'] },
  { name: 'Texts', fields: ['legalText', 'home', 'seo'] },
  { name: 'Terms and features', fields: ['offerTerms', 'features'] },
  {
    name: 'Domains and export',
    fields: ['domains', 'origins', 'redirects', 'prerender', 'analyticsId', 'utm'],
  },
  { name: 'More', fields: [] },
];

/** What fields are called, by their key or, where that says too little, their path; others are called by their key. */
const LABELS: Readonly<Record<string, string>> = {
  minisiteId: 'Partner id',
  minisiteUrl: 'Address',
  minisiteLocale: 'Language and country',
  bannerUrls: 'Banner',
  desktop: 'Wide banner',
  mobile: 'Small banner',
  partnerName: 'Name',
  logoUrl: 'Logo',
  logoDarkUrl: 'Logo for dark mode',
  legalText: 'Legal text of the footer',
  theme: 'Colours',
  pairing: 'Type',
  pictures: 'Photographs',
  seo: 'Search engines',
  origins: 'Pages that embed widgets',
  prerender: 'More pages of the export',
  analyticsId: 'Id in analytics',
  utm: 'Source of visits (UTM)',
  flowToggle: 'Stays and gifts in the header',
  foreignLocale: 'Address on a site of another language',
  banners: 'Announcements of the shop',
  logoTarget: 'Where the logo leads',
  languageSelector: 'Other language of Belgium',
  electronicOnly: 'Card and PayPal only',
  minNights: 'Fewest nights',
  window: 'Days of the offers',
  enforce: 'Limits bind',
  footer: 'Foot of the pages',
  'seo.stays': 'Whose pages of stays are kept',
};

/** The label of a field: `offerTerms` is `Offer terms` where it has no other. */
export function labelOf(path: readonly string[]): string {
  const key = path.at(-1) ?? '';
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return LABELS[path.join('.')] ?? LABELS[key] ?? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
