import { isElsewhere } from '@staykit/partners/partner-files.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { SiteRenderer } from '@staykit/site/site-renderer.ts';
import { formKey } from './form-key.ts';
import { templateOf, type PageTemplate, type Values } from './page-template.ts';
import { printMinisite, type PrintedSite, type PrintOptions } from './print-minisite.ts';

/** So many partners are worth a form: it takes two prints. */
const WORTH = 3;

interface Form {
  /** By path; nothing where a page has to be printed for each partner, and so all of them. */
  templates: ReadonlyMap<string, PageTemplate> | undefined;
  film?: string | undefined;
}

/** Prints a minisite. `alike`: how many partners of its form are printed now, with this one. */
type Print = (options: PrintOptions, alike: number) => Promise<PrintedSite>;

/**
 * Prints minisites that differ in names, pictures, colours and addresses alone from one form: a thousand partners have
 * the same offers, texts and terms. A form is found by printing the pages for two invented partners, and only pages that
 * differ in these values alone have one. Only the last form is kept: partners of one come one after the other.
 */
export function createForms(): Print {
  let last: { key: string; form: Promise<Form> } | undefined;
  return async (options, alike) => {
    const key = `${options.shop} ${options.base} ${formKey(options.partner)}`;
    if (last?.key !== key) {
      last = undefined;
      if (alike < WORTH) return printMinisite(options);
      last = { key, form: findForm(options) };
    }
    const { templates, film } = await last.form;
    if (!templates) return printMinisite(options);
    const values = valuesOf(options.partner, options.renderer);
    const pages = new Map([...templates].map(([path, template]) => [path, () => template.fill(values)]));
    return { pages, film };
  };
}

async function findForm(options: PrintOptions): Promise<Form> {
  const print = async (which: 1 | 2) => {
    const partner = invented(options.partner, which);
    const site = await printMinisite({ ...options, partner, partners: createPartnerRegistry([partner]) });
    return { ...site, values: valuesOf(partner, options.renderer) };
  };
  const first = await print(1);
  const second = await print(2);
  const templates = new Map<string, PageTemplate>();
  for (const [path, html] of first.pages) {
    const other = { html: String(second.pages.get(path)?.() ?? ''), values: second.values };
    const template = templateOf({ html: String(html()), values: first.values }, other);
    if (!template) return { templates: undefined };
    templates.set(path, template);
  }
  return { templates, film: first.film };
}

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
  // Numbers that are nowhere else on a page.
  const size = (from: number) => [from + which, from + which + 10] as const;
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
    ...(partner.logoSize && { logoSize: size(1_812_345_600) }),
    ...(partner.logoDarkSize && { logoDarkSize: size(1_712_345_600) }),
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
  const { logoUrl, logoDarkUrl, bannerUrls, logoSize, logoDarkSize } = partner;
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
    logoWidth: logoSize?.[0].toString(),
    logoHeight: logoSize?.[1].toString(),
    logoDarkWidth: logoDarkSize?.[0].toString(),
    logoDarkHeight: logoDarkSize?.[1].toString(),
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
