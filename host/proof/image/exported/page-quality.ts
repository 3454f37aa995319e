import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { allFindings } from '../../../e2e/audit.ts';
import type { Findings } from '../../proof.ts';
import { documentFaults, type Kind } from './document-faults.ts';
import { MOST_SHIFT, on, visitor } from './visitor.ts';

/**
 * What a page may send as script until it rests, in bytes as Caddy sends them: the results with the map beside them and a
 * stay with its box are the largest, and the shell has the templates of its page besides.
 */
const MOST_SCRIPT: Readonly<Record<Kind, number>> = {
  printed: 160_000,
  'of the shop': 125_000,
  shell: 230_000,
  'not found': 110_000,
};
/** Files that a page waits for before it paints: style sheet, theme, and the script that keeps the address of a search. */
const MOST_BLOCKING = 3;

/** A page of each kind of the export. */
function pagesOf(exported: string): { path: string; kind: Kind }[] {
  const first = (pattern: string): string => {
    const [file] = globSync(`${pattern}/index.html`, { cwd: exported }).toSorted();
    if (file === undefined) throw new Error(`The export has no page ${pattern}.`);
    return `/${dirname(file)}/`;
  };
  return [
    { path: '/', kind: 'printed' },
    { path: '/search/', kind: 'printed' },
    { path: first('landing/*'), kind: 'printed' },
    { path: '/content/about/', kind: 'printed' },
    { path: '/content/conditions-de-vente/', kind: 'printed' },
    { path: '/contact/', kind: 'printed' },
    { path: first('box/*/*EBOX'), kind: 'of the shop' },
    { path: first('product/*'), kind: 'of the shop' },
    { path: '/product/1000101', kind: 'shell' },
    { path: '/nowhere', kind: 'not found' },
  ];
}

/** What the browser itself has to say of a page, and what it fetched. */
interface Seen {
  issues: string[];
  script: number;
  requests: number;
  bytes: number;
  loose: string[];
}

/** Listens to the browser: its issues (policies, deprecated calls, quirks, cookies), and every answer. */
async function watch(cdp: CDPSession, shop: string): Promise<Seen> {
  const seen: Seen = { issues: [], script: 0, requests: 0, bytes: 0, loose: [] };
  const types = new Map<string, string>();
  cdp.on('Audits.issueAdded', ({ issue }) => {
    // What could be quicker is counted below.
    if (issue.code === 'PerformanceIssue') return;
    const told = JSON.stringify(issue.details);
    // The shop of this proof has no certificate: its pictures are the only ones that a page with one is warned of.
    if (issue.details.mixedContentIssueDetails?.insecureURL.startsWith(`${shop}/api/images/`)) return;
    seen.issues.push(`${issue.code} ${told}`);
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, status } = response;
    if (!url.startsWith('http')) return;
    types.set(requestId, type);
    const header = (name: string) =>
      Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
    if (type !== 'Document' && status >= 400) seen.loose.push(`${status} ${url}`);
    const isText = /^(text|application)\/|\+xml/.test(header('content-type'));
    const isLong = Number(header('content-length') || 2_000) > 1_000;
    if (isText && isLong && header('content-encoding') === '') seen.loose.push(`not compressed: ${url}`);
    if (/\/assets\/[^/]+\.(js|css|woff2)$/.test(url) && !header('cache-control').includes('immutable'))
      seen.loose.push(`not kept: ${url}`);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    seen.requests += 1;
    seen.bytes += encodedDataLength;
    if (type === 'Script') seen.script += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Audits.enable');
  return seen;
}

const blockingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => (one as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );

/**
 * What Lighthouse asks of a page, over the exported folder, at the width of a phone and of a desk: accessibility by axe and
 * HTML_CodeSniffer, the browser's own list of issues, the metadata of search engines, and performance as counts and bytes.
 */
export async function checkQuality(
  browser: Browser,
  exported: string,
  shop: string,
  findings: Findings,
): Promise<void> {
  const told = new Map<string, string[]>();
  const note = (sentence: string, faults: readonly string[]) =>
    told.set(sentence, [...(told.get(sentence) ?? []), ...faults]);
  const titles = new Map<string, string>();
  for (const { path, kind } of pagesOf(exported))
    for (const width of [390, 1440] as const) {
      const where = `${path} at ${width} px`;
      const { context, page, complaints, shift } = await visitor(browser, {
        viewport: { width, height: width === 390 ? 844 : 900 },
        reducedMotion: 'reduce',
      });
      const seen = await watch(await context.newCDPSession(page), shop);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && !message.text().startsWith('Mixed Content'))
          warnings.push(message.text());
      });
      const answer = await page.goto(on(path, 'https'), { waitUntil: 'networkidle' });
      if (kind === 'shell') await page.locator('[data-island="booking-box"]').waitFor();
      await page.waitForTimeout(500);
      const at = (faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);
      const moved = await shift();
      note(
        'nothing that can be seen moves while a page of the export comes',
        moved < MOST_SHIFT ? [] : at([`${moved}`]),
      );
      const expected = kind === 'not found' ? 404 : 200;
      const failed = answer?.status() === expected ? [] : [`answered ${answer?.status()}`];
      const notFound = (text: string) => kind === 'not found' && text.includes('404') && text.includes(path);
      note(
        'the browser has nothing to complain of on any page: no error, no warning, no broken policy, nothing deprecated',
        at([
          ...failed,
          ...complaints.filter((text) => !notFound(text)),
          ...warnings,
          ...seen.issues,
          ...seen.loose.filter((text) => /^\d/.test(text)),
        ]),
      );
      note(
        'all text of the export and of the API travels compressed, and files with a hash are kept',
        at(seen.loose.filter((text) => !/^\d/.test(text))),
      );
      const blocking = await blockingFiles(page);
      note(
        'a page waits for its style sheets and one small script of its own domain alone',
        blocking.length > MOST_BLOCKING || blocking.some((url) => !url.startsWith(on('/assets/', 'https')))
          ? at([blocking.join(' ')])
          : [],
      );
      note(
        'no page sends more script than one of its kind may',
        seen.script > MOST_SCRIPT[kind] ? at([`${seen.script}`]) : [],
      );
      findings.largest(`script of ${path}, bytes`, seen.script);
      findings.largest(`all of ${path}, bytes`, seen.bytes);
      findings.largest(`requests of ${path}`, seen.requests);
      const { title, faults } = await documentFaults(page, kind, width, shop);
      const twin = titles.get(title);
      if (twin !== undefined && twin !== path) faults.push(`has the title of ${twin}`);
      titles.set(title, path);
      note(
        'search engines find language, title, description, address, robots rule and crawlable links on every page, and pictures have their size',
        at(faults),
      );
      note('axe and HTML_CodeSniffer find nothing on any page', at(await allFindings(page)));
      await context.close();
    }
  for (const [sentence, faults] of told)
    findings.check(sentence, faults.length === 0, [...new Set(faults)].slice(0, 30).join('\n'));
}
