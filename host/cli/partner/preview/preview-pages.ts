import { escapeHtml } from '@staykit/elements/print/escape.ts';
import { describeProblem, type PartnerProblem } from '@staykit/partners/partner-error.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { partnerAsset } from '@staykit/site/framework/request/partner-asset.ts';
import type { WatchedPartners } from './watched-partners.ts';

/** Path below which the preview has pages and files of its own; no partner's address can have an underscore. */
export const PREVIEW_PATH = '/_preview';

/** What the check says of one partner. */
export interface PartnerState {
  /** Name of its folder. */
  slug: string;
  /** The partner as it is shown; absent while its file was never without errors. */
  partner?: Partner;
  /** Why its file cannot be used: the site stays as it was. */
  problems: readonly PartnerProblem[];
  /** What works, and not well. */
  warnings: readonly PartnerProblem[];
}

/** All partners of a folder with what the check says of each, by the name of the folder. */
export function statesOf({ registry: { all, refused, warningsOf } }: WatchedPartners): PartnerState[] {
  const slugs = new Set([...all, ...refused].map(({ slug }) => slug));
  return [...slugs].toSorted().map((slug) => {
    const partner = all.find((one) => one.slug === slug);
    return {
      slug,
      ...(partner && { partner }),
      problems: refused.find((one) => one.slug === slug)?.problems ?? [],
      warnings: warningsOf(slug),
    };
  });
}

interface Shown {
  version: number;
  title: string;
  body: string;
  /** Script of the page, beside that of the live reload. */
  script?: string;
}

function page({ version, title, body, script }: Shown): string {
  const scripts = ['live-reload.js', ...(script === undefined ? [] : [script])];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">`,
    `<link rel="stylesheet" href="${PREVIEW_PATH}/preview.css">`,
    ...scripts.map((name) => `<script type="module" src="${PREVIEW_PATH}/${name}"></script>`),
    `</head><body data-preview-version="${version}">${body}</body></html>`,
  ].join('');
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function findings(list: readonly PartnerProblem[], word: string): string {
  if (list.length === 0) return '';
  const text = list.map(describeProblem).join('\n\n');
  return `<details><summary>${counted(list.length, word)}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

/** All partners of the folder: a card of each, with its logo, its name, what the check says, and links. */
export function overviewPage(watched: WatchedPartners, siteOf: (partner: Partner) => string): string {
  const states = statesOf(watched);
  const broken = states.filter(({ problems }) => problems.length > 0).length;
  const cards = states.map(({ slug, partner, problems, warnings }) => {
    const name = partner?.partnerName ?? slug;
    const site = partner && siteOf(partner);
    const logo =
      partner?.logoUrl === undefined
        ? `<span class="letter" aria-hidden="true">${escapeHtml([...name][0]?.toUpperCase() ?? '')}</span>`
        : `<img src="${escapeHtml(partnerAsset(partner, partner.logoUrl))}" alt="" loading="lazy">`;
    const state = problems.length > 0 ? 'error' : warnings.length > 0 ? 'warning' : 'valid';
    const said = {
      error: partner ? 'Has errors: shown as before' : 'Has errors: not shown',
      warning: 'Valid, with warnings',
      valid: 'Valid',
    }[state];
    const about = partner
      ? `${partner.minisiteLocale} · ${partner.minisiteId} · ${partner.layout ?? 'layout of the shop'}`
      : 'The file was never without errors.';
    const links =
      partner && site !== undefined
        ? `<p class="links"><a href="${escapeHtml(`${site}/${partner.minisiteUrl}`)}">Open</a> ` +
          `<a href="${escapeHtml(`${site}${PREVIEW_PATH}/${slug}`)}">Phone and desktop</a></p>`
        : '';
    return (
      `<li id="${escapeHtml(slug)}"><div class="logo">${logo}</div><h2>${escapeHtml(name)}</h2>` +
      `<p class="about">${escapeHtml(about)}</p><p class="state" data-state="${state}">${said}</p>` +
      `${findings(problems, 'error')}${findings(warnings, 'warning')}${links}</li>`
    );
  });
  const summary = `${counted(states.length, 'partner')}${broken > 0 ? `, ${broken} with errors` : ', all valid'}`;
  return page({
    version: watched.version,
    title: `Partners: ${summary}`,
    body:
      `<main><h1>Partners</h1><p>${summary}. Each save shows at once.</p>` +
      (cards.length > 0
        ? `<ul class="cards">${cards.join('')}</ul></main>`
        : '<p>No partner yet: <code>npx staykit partner new</code></p></main>'),
  });
}

/** One partner on a phone and on a desktop, beside each other: 390 and 1440 px wide, scaled to the window. */
export function besidePage({ version }: WatchedPartners, partner: Partner, overview: string): string {
  const { minisiteUrl } = partner;
  const name = partner.partnerName ?? partner.slug;
  const frame = (kind: string, width: number) =>
    `<figure><figcaption>${kind} · ${width} px</figcaption><div class="frame">` +
    `<iframe src="/${minisiteUrl}" width="${width}" data-width="${width}" title="${kind}"></iframe></div></figure>`;
  const pages = [
    ['First page', ''],
    ['Search', '/search'],
    ['Contact', '/contact'],
  ].map(([label, path]) => `<a data-page href="/${minisiteUrl}${path}">${label}</a>`);
  return page({
    version,
    title: `${name}: phone and desktop`,
    script: 'beside.js',
    body:
      `<header><a href="${escapeHtml(overview)}">All partners</a><h1>${escapeHtml(name)}</h1>` +
      `<nav aria-label="Pages">${pages.join(' ')}</nav></header>` +
      `<div class="beside">${frame('Phone', 390)}${frame('Desktop', 1440)}</div>`,
  });
}
