import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { startServer } from '../../e2e/running-server.ts';
import { createFindings, type Proof } from '../proof.ts';
import { htmlErrors } from './nu-checker.ts';

const SENTENCE = 'the HTML of every page is valid as the server sends it';

/** A page of each kind, in every state that a server prints. */
function pagesFrom(today: string, stay: string, hotel: string, activity: string): string[] {
  const [checkin, checkout] = [addDays(today, 40), addDays(today, 42)];
  const dates = `checkin=${checkin}&checkout=${checkout}&night=2&a=2`;
  return [
    '/',
    '/?flow=gifting',
    '/search?a=2',
    `/search?${dates}&c=1`,
    '/search?stars=5&priceMax=1',
    '/activity-search',
    `/product/${stay}`,
    `/product/${stay}?${dates}`,
    `/hotel/${hotel}?${dates}`,
    `/activity/${activity}`,
    '/boxes',
    '/box/bien-etre/SPAEBOX',
    '/giftcard/customization',
    `/checkout?id=${stay}&${dates}`,
    '/checkout/gift?giftFormat=digital&code=SPAEBOX',
    `/checkout/activity?id=${activity}&a=2`,
    '/beneficiary/login',
    '/booking',
    '/contact',
    '/account/signin',
    '/account/wishlist',
    '/ideas',
    ...NOWHERE,
  ];
}

/** Addresses that name nothing: their pages are answered 404, all others 200. */
const NOWHERE = ['/nowhere', '/product/none'];

const read = (port: number, path: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { host: `${host}.localhost` } }, (answer) => {
      const expected = NOWHERE.includes(path) ? 404 : 200;
      if (answer.statusCode !== expected)
        reject(new Error(`${host} ${path}: expected ${expected}, received ${answer.statusCode}`));
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });

/** Every page in six locales in the long form; in the short form each in one of them, the next one in the next. */
export const proof: Proof = {
  name: 'html',
  says: 'The Nu Html Checker finds no error in the pages of the shop.',
  needs: ['java'],
  async run({ size, say }) {
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'staykit-html-'));
    const files = join(folder, 'pages');
    mkdirSync(files);
    const server = await startServer(join(folder, 'data'), 180_000, { RATE_LIMIT: '0' });
    try {
      const linked = async (path: string, kind: string): Promise<string> =>
        new RegExp(`/${kind}/(\\d+)`).exec(await read(server.port, path, 'fr-fr'))?.[1] ?? '';
      const stay = await linked('/search?a=2', 'product');
      const hotel = await linked('/search?flow=hotel&a=2', 'hotel');
      const activity = await linked('/activity-search', 'activity');
      const today = new Date().toISOString().slice(0, 10);
      const written: string[] = [];
      for (const [index, path] of pagesFrom(today, stay, hotel, activity).entries())
        for (const [at, locale] of LOCALES.entries()) {
          if (size === 'short' && index % LOCALES.length !== at) continue;
          const html = await read(server.port, path, locale.toLowerCase().replace('_', '-'));
          const file = join(files, `${locale}${path.replaceAll(/\W+/g, '-')}.html`);
          writeFileSync(file, html);
          written.push(file);
        }
      say(`${written.length} pages`);
      findings.figure('pages', written.length);
      const errors = htmlErrors(written);
      findings.check(SENTENCE, errors.length === 0, errors.slice(0, 20).join('\n'));
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    return findings.result();
  },
};
