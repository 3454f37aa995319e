import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { freePort, startServer, type RunningServer } from '../../e2e/running-server.ts';
import { createFindings, type Findings, type Proof } from '../proof.ts';
import { started, whenReady, type Process } from '../replica/run-processes.ts';
import { runStaykit } from './run-staykit.ts';

const OWN = 'sejours.celestine.example';
/** Age of the export when visitors come. */
const DAYS_OLD = 3;
const WRONG_PRICE = '9\u202f999\u00a0€';

/** A visit without a browser: what a web server answers for the partner's domain. */
async function ask(port: number, path: string) {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host: OWN, 'accept-encoding': 'gzip' } });
  sent.end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  );
  const body = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, size: body.length };
}

/** Makes the export one of three days ago, with prices that are wrong by now. Returns the old instant. */
function age(folder: string): string {
  const instant = Date.now() - DAYS_OLD * 86_400_000;
  const day = new Date(instant).toISOString();
  for (const file of globSync(`${folder}/**/*.html`))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll(/"printedAt":\d+/g, `"printedAt":${instant}`)
        .replaceAll(/<time datetime="[^"]*">[^<]*/g, `<time datetime="${day}">il y a trois jours`)
        .replaceAll(/(<p data-price="\d+">.*?<strong>)[^<]*/g, `$1${WRONG_PRICE}`),
    );
  return day;
}

function startWebServer(
  kind: 'nginx' | 'caddy',
  site: string,
  folder: string,
  port: number,
): Promise<Process> {
  const served = site.replaceAll('/srv/minisites', join(folder, 'minisites'));
  const file = join(folder, kind);
  let child;
  if (kind === 'nginx') {
    // Only what belongs to this machine is replaced: the port and the folder.
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid; error_log stderr warn; daemon off; user root; events {} ` +
        `http { include /etc/nginx/mime.types; access_log off; ${served.replace('listen 80', `listen 127.0.0.1:${port}`)} }`,
    );
    child = spawn('/usr/sbin/nginx', ['-c', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  } else {
    writeFileSync(
      file,
      `{\n  admin off\n  auto_https off\n}\n${served.replace(`\n${OWN} {`, `\nhttp://${OWN}:${port} {`)}`,
    );
    child = spawn('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { PATH: process.env['PATH'], HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
  return whenReady(async () => (await ask(port, '/')).status > 0, started(child, port));
}

/** What both web servers have to do with the same files. */
async function checkServer(name: string, port: number, shop: string, findings: Findings): Promise<void> {
  const told = `${name} serves`;
  const found: Record<string, string> = {};
  for (const [path, status, to] of [
    ['/', 200],
    ['/search?city=3024297', 200],
    ['/content/about', 200],
    ['/product/99', 200],
    ['/hotel/10577?a=2', 200],
    ['/nowhere', 404],
    ['/assets/nothing.js', 404],
    ['/_headers', 404],
    ['/.staykit-export.json', 404],
    ['/checkout?id=1', 302, `${shop}/celestine/checkout?id=1`],
    ['/content/nothing', 302, `${shop}/celestine/content/nothing`],
  ] as const) {
    const { status: seen, headers } = await ask(port, path);
    if (seen !== status || (to !== undefined && headers.location !== to))
      found[path] = `${seen} ${headers.location ?? ''}`;
  }
  findings.check(
    `${told} printed pages, the shell for what is not printed, and the shop for what needs a server`,
    Object.keys(found).length === 0,
    JSON.stringify(found),
  );
  const page = await ask(port, '/');
  const policy = String(page.headers['content-security-policy']);
  findings.check(
    `${told} a policy that lets the API’s origin in, and nothing inline`,
    policy.includes(`connect-src 'self' ${shop};`) &&
      !/unsafe|\*|data: .*script/.test(policy.replace("img-src 'self' data:", '')),
    policy,
  );
  const script = globSync('assets/browser-*.js', { cwd: `${folderOf(port)}/minisites/celestine` })[0] ?? '';
  const [kept, picture] = [
    await ask(port, `/${script}`),
    await ask(port, '/assets/partners/celestine/logo.svg'),
  ];
  findings.check(
    `${told} each kind of file for as long as its name stands for its content, compressed`,
    kept.headers['cache-control'] === 'public, max-age=31536000, immutable' &&
      picture.headers['cache-control'] === 'public, max-age=3600' &&
      page.headers['cache-control'] === 'no-cache' &&
      page.headers['x-content-type-options'] === 'nosniff' &&
      page.headers['content-encoding'] === 'gzip',
    JSON.stringify([script, kept.status, kept.headers, page.headers, picture.headers['cache-control']]),
  );
}

const folders = new Map<number, string>();
const folderOf = (port: number): string => folders.get(port) ?? '';

/** What a visitor's pages complained of, and how far they moved. */
interface Watched {
  context: BrowserContext;
  page: Page;
  complaints: string[];
  shift: () => Promise<number>;
}

async function visitor(browser: Browser, script = true): Promise<Watched> {
  const context = await browser.newContext({ javaScriptEnabled: script, locale: 'fr-BE' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!entry.hadRecentInput) moved += entry.value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return {
    context,
    page,
    complaints,
    shift: () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0)),
  };
}

const on = (path: string) => `http://${OWN}${path}`;
const PRICED = '[data-priced] time';
const dayOf = (page: Page, part = '') => page.locator(`${part} ${PRICED}`).first().getAttribute('datetime');

async function visitWithScript(
  browser: Browser,
  old: string,
  shop: string,
  findings: Findings,
): Promise<void> {
  const { context, page, complaints, shift } = await visitor(browser);
  const shifts: Record<string, number> = {};
  const renewed = async (what: string) => {
    await page.waitForFunction(
      ([selector, day]) => document.querySelector(selector)?.getAttribute('datetime') !== day,
      [PRICED, old] as const,
      { timeout: 15_000 },
    );
    await page.waitForTimeout(500);
    shifts[what] = await shift();
  };
  await page.goto(on('/'));
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await renewed('home');
  findings.check(
    'prices of stays on a printed page are replaced by those of now',
    !(await page.locator('main').innerText()).includes(WRONG_PRICE),
  );
  await page.goto(on('/search/'));
  await renewed('search');
  const cards = page.locator('[data-island="results-grid"] [part~="card"]');
  findings.check('the printed search shows its results of now', (await cards.count()) > 5);

  const asked = page.waitForResponse((answer) => answer.url().startsWith(`${shop}/api/`) && answer.ok());
  await page.goto(on('/search/?flow=booking&theme=23'));
  await asked;
  await cards.first().waitFor();
  const link = cards.first().getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  findings.check('links of results keep to the domain', href.startsWith('/product/'), href);
  await page.goto(on(href));
  await page.locator('[data-island="booking-box"]').waitFor();
  await page.waitForTimeout(1_500);
  shifts['stay by the shell'] = await shift();
  const title = await page.title();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  findings.check(
    'a stay that is not printed is shown on the domain by the shell, and search engines keep that of the shop',
    page.url().startsWith(on('/product/')) &&
      (await page.locator('h1').count()) === 1 &&
      title.length > 10 &&
      canonical?.startsWith(`${shop}/product/`) === true,
    `${page.url()} ${title} ${canonical}`,
  );
  const told = (await page.locator('#stay-page').textContent()) ?? '';
  findings.check(
    'the stay is sold on the shop, for the partner',
    told.includes(`"checkoutUrl":"${shop}/celestine/checkout"`),
    told.slice(0, 1_500),
  );
  await page.goto(on('/contact/'));
  const form = page.locator('[data-island="contact"]').getByRole('button').first();
  await form.waitFor();
  findings.check('the contact form is on the domain', await form.isEnabled());
  const cookies = await context.cookies();
  findings.check(
    'cookies are those of the domain alone',
    cookies.length > 0 && cookies.every(({ domain }) => domain === OWN),
    JSON.stringify(cookies),
  );
  findings.check(
    'prices that are replaced and pages that are filled move nothing',
    Object.values(shifts).every((value) => value === 0),
    JSON.stringify(shifts),
  );
  findings.check('no page breaks its policy or complains', complaints.length === 0, complaints.join('\n'));
  await context.close();
}

async function visitWithout(browser: Browser, shop: string, findings: Findings): Promise<void> {
  const { context, page } = await visitor(browser, false);
  const seen: string[] = [];
  for (const [path, text] of [
    ['/', 'il y a trois jours'],
    ['/search/', 'il y a trois jours'],
    ['/contact/', 'Contact'],
    ['/product/1', 'Cette page a besoin de JavaScript'],
  ] as const) {
    await page.goto(on(path));
    if (!(await page.locator('body').innerText()).includes(text)) seen.push(path);
  }
  const way = await page.locator('main a').first().getAttribute('href');
  findings.check(
    'without a script all printed pages are read, with the day of their prices, and the shell leads to the shop',
    seen.length === 0 && way === `${shop}/celestine`,
    `${seen.join(' ')} ${way}`,
  );
  await context.close();
}

async function visitAlone(browser: Browser, old: string, findings: Findings): Promise<void> {
  const { context, page, shift } = await visitor(browser);
  await page.goto(on('/search/'));
  await page.waitForTimeout(6_000);
  const cards = await page.locator('[data-island="results-grid"] [part~="card"]').count();
  findings.check(
    'while the API is away the printed prices stay, with their day, and nothing moves',
    (await dayOf(page)) === old && cards > 5 && (await shift()) === 0,
    `${await dayOf(page)} ${cards} ${await shift()}`,
  );
  await page.goto(on('/product/1'));
  const text = page.getByRole('heading', { level: 1 });
  await text.waitFor({ timeout: 20_000 });
  findings.check(
    'while the API is away the shell says so',
    (await text.innerText()).length > 5 && (await page.title()).length > 5,
  );
  await context.close();
}

/** An exported minisite on a domain of its own behind Debian's web servers, with the API on another. */
export const proof: Proof = {
  name: 'exported',
  says: 'An exported minisite works on its own domain behind nginx or Caddy, with the API elsewhere, late or away, and without a script.',
  needs: ['nginx', 'caddy'],
  isLongOnly: true,
  async run({ say }) {
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'exported-'));
    const partners = join(folder, 'partners');
    cpSync('partners/celestine', join(partners, 'celestine'), { recursive: true });
    const file = join(partners, 'celestine/partner.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...settings, domains: [OWN] }));
    const env = { PARTNERS_DIR: partners, DATA_DIR: join(folder, 'data') };
    runStaykit(env, 'catalogue', 'generate', '--hotels', '300');
    let shop: RunningServer | undefined = await startServer(env.DATA_DIR, undefined, {
      ...env,
      RATE_LIMIT: '0',
    });
    const servers: Process[] = [];
    let browser: Browser | undefined;
    try {
      const api = `http://fr-be.localhost:${shop.port}`;
      const out = join(folder, 'minisites');
      runStaykit(
        env,
        'partner',
        'build',
        'celestine',
        '--from',
        `http://127.0.0.1:${shop.port}`,
        '--api',
        api,
        '--out',
        out,
      );
      const old = age(join(out, 'celestine'));
      say('the minisite is exported, three days old');
      for (const [kind, ending] of [
        ['nginx', 'nginx.conf'],
        ['caddy', 'Caddyfile'],
      ] as const) {
        const port = await freePort();
        folders.set(port, folder);
        servers.push(
          await startWebServer(kind, readFileSync(join(out, `celestine.${ending}`), 'utf8'), folder, port),
        );
        await checkServer(kind, port, api, findings);
      }
      say('nginx and Caddy serve it');
      const executablePath = findBrowser();
      browser = await chromium.launch({
        args: [...BROWSER_FLAGS, `--host-resolver-rules=MAP ${OWN}:80 127.0.0.1:${servers[0]?.port}`],
        ...(executablePath !== undefined && { executablePath }),
      });
      await visitWithScript(browser, old, api, findings);
      await visitWithout(browser, api, findings);
      say('visitors came');
      await shop.stop();
      shop = undefined;
      await visitAlone(browser, old, findings);
    } finally {
      await browser?.close();
      for (const one of servers) await one.stop();
      await shop?.stop();
    }
    return findings.result();
  },
};
