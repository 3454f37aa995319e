import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@staykit/messages/forms/texts-in.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { ownPicturesOf } from '@staykit/partners/partner-files.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { shortened } from '@staykit/partners/text/shortened.ts';
import { offerTermsText } from '@staykit/site/shell/footer/offer-terms.ts';
import { CliError } from '../cli-error.ts';
import { textDifference, type Difference } from './live-difference.ts';

/** Milliseconds that a shop has for a page. */
const LIMIT_MS = 20_000;

/** Fields that no page shows, and so nobody sees from outside. */
export const UNSEEN =
  'origins, domains, features, utm, layout, theme and look are not compared with a running shop';

interface Answer {
  status: number;
  body: Buffer;
}

/**
 * What of a partner is not as a running shop shows it: names and texts of its first page, its pictures, and pages and
 * stays that its file names and the shop has not. `undefined` where the shop has no such minisite. Throws a CliError when
 * the shop does not answer.
 */
export async function differencesFrom(origin: string, partner: Partner): Promise<Difference[] | undefined> {
  const home = await ask(`${origin}/${partner.minisiteUrl}`);
  if (home.status === 404) return undefined;
  if (home.status !== 200)
    return [{ path: 'minisiteUrl', what: `the shop answers ${home.status} at /${partner.minisiteUrl}` }];
  return [
    ...shownFields(home.body.toString('utf8'), partner),
    ...(await shownPictures(origin, partner)),
    ...(await deadLinks(origin, partner)),
  ];
}

async function ask(address: string): Promise<Answer> {
  try {
    const answer = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(LIMIT_MS) });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new CliError(`${address} does not answer: ${cause?.message ?? message}.`);
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};
const plain = (html: string | undefined): string | undefined =>
  html?.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => LETTERS[name] ?? '');

/** Names and texts of the first page. A field that the file leaves to the shop is not compared. */
function shownFields(html: string, partner: Partner): Difference[] {
  const { partnerName, seo, legalText } = partner;
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
  const name = meta('og:site_name');
  const shown: [path: string, now: string | undefined, live: string | undefined][] = [
    ['partnerName', partnerName, name],
    ['seo.title', seo?.title, titleIn(html, name, seo?.title)],
    ['seo.description', seo?.description, meta('description')],
    ['seo.canonical', seo?.canonical, plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1])],
  ];
  return [
    ...shown.flatMap(([path, now, live]) =>
      now === undefined || now === live ? [] : [{ path, what: `${print(now)} in place of ${print(live)}` }],
    ),
    ...(legalText === undefined ? [] : textDifference(legalIn(html, partner), legalText)),
  ];
}

/** The title of a page, without the partner's name that the page puts behind titles that lack it. */
function titleIn(html: string, name = '', own = ''): string | undefined {
  const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const ending = ` | ${name}`;
  if (title === own || !title?.endsWith(ending)) return title;
  const bare = title.slice(0, -ending.length);
  return bare.includes(name) ? title : bare;
}

/** The legal text of a page, without the limits of the partner's offers that stand behind it. */
function legalIn(html: string, { offerTerms, minisiteLocale, addressForm }: Partner): string | undefined {
  const text = plain(/data-legal(?:="[^"]*")?[^>]*>[\s\S]*?<p[^>]*>([^<]*)<\/p>/.exec(html)?.[1]);
  const t = createTranslate(minisiteLocale, textsIn(minisiteLocale, addressForm));
  const limits = offerTermsText(offerTerms, minisiteLocale, t);
  const lines = text?.split('\n').filter((line) => !limits.includes(line));
  return lines?.join('\n') || undefined;
}

const print = (value: unknown): string => shortened(JSON.stringify(value) ?? 'nothing', 120);

async function shownPictures(origin: string, partner: Partner): Promise<Difference[]> {
  const { slug, folder } = partner;
  const found: Difference[] = [];
  for (const [path, name] of ownPicturesOf(partner)) {
    const { status, body } = await ask(`${origin}/assets/partners/${slug}/${name}`);
    const own = readFileSync(join(folder, name));
    if (status !== 200) found.push({ path, what: `new: ${name}` });
    else if (!own.equals(body))
      found.push({ path, what: `another picture ${name}: ${own.length} bytes in place of ${body.length}` });
  }
  return found;
}

/** Pages of the export and stays with limits that the shop has not. */
async function deadLinks(origin: string, { prerender = [], offerTerms }: Partner): Promise<Difference[]> {
  const named: [path: string, page: string][] = [
    ...prerender.map((page, at): [string, string] => [`prerender.${at}`, page]),
    ...(offerTerms?.minNights?.stays ?? []).map((id, at): [string, string] => [
      `offerTerms.minNights.stays.${at}`,
      `product/${encodeURIComponent(id)}`,
    ]),
  ];
  const found: Difference[] = [];
  for (const [path, page] of named)
    if ((await ask(`${origin}/${page}`)).status === 404)
      found.push({ path, what: `a dead link: the shop has no page /${page}` });
  return found;
}
