import { isElsewhere } from '@staykit/partners/partner-files.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { SiteRenderer } from '@staykit/site/site-renderer.ts';
import { templateOf, type PageTemplate, type Values } from './page-template.ts';
import { printMinisite, type PrintedSite, type PrintOptions } from './print-minisite.ts';

/** The partner of a form with which it is found: it takes two prints. */
const WORTH = 3;

interface Form {
  /** By path; nothing where a page has to be printed for each partner, and so all of them. */
  templates: ReadonlyMap<string, PageTemplate> | undefined;
  film?: string | undefined;
}

/**
 * Prints minisites that differ in names, pictures, colours and addresses alone from one form: a thousand partners have
 * the same offers, texts and terms. A form is found by printing the pages for two invented partners, and only pages that
 * differ in these values alone have one. The first partners of a form are printed by themselves.
 */
export function createForms(): (options: PrintOptions) => Promise<PrintedSite> {
  const printed = new Map<string, number>();
  const forms = new Map<string, Promise<Form>>();
  return async (options) => {
    const key = `${options.shop} ${options.base} ${keyOf(options.partner)}`;
    const count = (printed.get(key) ?? 0) + 1;
    printed.set(key, count);
    if (count < WORTH) return printMinisite(options);
    const found = forms.get(key) ?? findForm(options);
    forms.set(key, found);
    const { templates, film } = await found;
    if (!templates) return printMinisite(options);
    const values = valuesOf(options.partner, options.renderer);
    return { pages: new Map([...templates].map(([path, template]) => [path, template.fill(values)])), film };
  };
}

async function findForm(options: PrintOptions): Promise<Form> {
  const print = async (which: 1 | 2) => {
    const partner = invented(options.partner, which);
    const site = await printMinisite({ ...options, partner, partners: createPartnerRegistry([partner]) });
    return { ...site, values: valuesOf(partner, options.renderer) };
  };
  const [first, second] = await Promise.all([print(1), print(2)]);
  const templates = new Map<string, PageTemplate>();
  for (const [path, html] of first.pages) {
    const other = { html: second.pages.get(path) ?? '', values: second.values };
    const template = templateOf({ html, values: first.values }, other);
    if (!template) return { templates: undefined };
    templates.set(path, template);
  }
  return { templates, film: first.film };
}

/** Fields that are filled into a form, or are on no page. Whether they are there decides, see `keyOf`. */
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
  'bannerUrls',
  'domains',
  'theme',
  'seo',
]);

/** What of a partner decides its pages besides the values: partners with the same have one form. */
function keyOf(partner: Partner): string {
  const { partnerName, legalText, analyticsId, logoUrl, logoDarkUrl, bannerUrls, domains, theme, seo } =
    partner;
  return JSON.stringify([
    Object.entries(partner).filter(([name]) => !LEFT_OPEN.has(name)),
    [partnerName, legalText, analyticsId].map((value) => value !== undefined),
    [logoUrl, logoDarkUrl, bannerUrls.desktop, bannerUrls.mobile].map(kindOf),
    domains?.length,
    typeof theme === 'string' ? theme : theme && Object.keys(theme),
    seo && { ...seo, title: seo.title !== undefined, description: seo.description !== undefined },
  ]);
}

/** A picture of the partner's folder, with its ending, or where it is. */
const kindOf = (name: string | undefined): string | undefined =>
  name === undefined || isElsewhere(name) ? name : name.slice(name.lastIndexOf('.'));

/** Texts in which each way of escaping shows. */
const TELLING = `Ré <&>"'\\ +%#?`;

/** A partner with values of its own in place of a real one's. */
function invented(partner: Partner, which: 1 | 2): Partner {
  const word = (name: string) => `zq${name}${which}qz`;
  const text = (name: string) => (which === 1 ? word(name) : `${word(name)} ${TELLING}`);
  const picture = (name: string | undefined, as: string) =>
    name === undefined || isElsewhere(name) ? name : word(as) + name.slice(name.lastIndexOf('.'));
  const { partnerName, legalText, analyticsId, logoUrl, logoDarkUrl, bannerUrls, domains, theme, seo } =
    partner;
  const colours =
    typeof theme === 'object' ? { ...theme, 'color.accent': which === 1 ? '#123456' : '#345678' } : theme;
  const logo = picture(logoUrl, 'logo');
  const logoDark = picture(logoDarkUrl, 'night');
  return {
    ...partner,
    minisiteId: which === 1 ? 1_912_345_678 : 1_923_456_789,
    minisiteUrl: word('url'),
    slug: word('slug'),
    folder: '',
    bannerUrls: {
      desktop: picture(bannerUrls.desktop, 'wide') ?? '',
      mobile: picture(bannerUrls.mobile, 'small') ?? '',
    },
    ...(partnerName !== undefined && { partnerName: text('name') }),
    ...(legalText !== undefined && { legalText: text('legal') }),
    ...(analyticsId !== undefined && { analyticsId: word('analytics') }),
    ...(logo !== undefined && { logoUrl: logo }),
    ...(logoDark !== undefined && { logoDarkUrl: logoDark }),
    ...(domains && { domains: domains.map((_, index) => `${word(`host${index}`)}.example`) }),
    ...(colours !== undefined && { theme: colours }),
    ...(seo && {
      seo: {
        ...seo,
        ...(seo.title !== undefined && { title: text('title') }),
        ...(seo.description !== undefined && { description: text('description') }),
      },
    }),
  };
}

/** The values in which partners of one form differ. */
function valuesOf(partner: Partner, renderer: SiteRenderer): Values {
  const { minisiteId, minisiteUrl, slug, partnerName, legalText, analyticsId, domains = [], seo } = partner;
  const { logoUrl, logoDarkUrl, bannerUrls } = partner;
  const own = (name: string | undefined) => (name === undefined || isElsewhere(name) ? undefined : name);
  const values = {
    minisiteId: String(minisiteId),
    minisiteUrl,
    slug,
    partnerName,
    legalText,
    analyticsId,
    logoUrl: own(logoUrl),
    logoDarkUrl: own(logoDarkUrl),
    desktop: own(bannerUrls.desktop),
    mobile: own(bannerUrls.mobile),
    title: seo?.title,
    description: seo?.description,
    sheet: renderer.fileNames(partner).find((name) => name.startsWith('theme-')),
    ...Object.fromEntries(domains.map((domain, index) => [`domain${index}`, domain])),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
