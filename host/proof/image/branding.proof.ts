import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/running-server.ts';
import { createFindings, type Proof } from '../proof.ts';
import { startNginx } from '../replica/run-processes.ts';
import { runStaykit } from './run-staykit.ts';

/** Requests to each cache, and how many are under way at a time. */
const REQUESTS = { short: 300, long: 6_000 } as const;
const AT_A_TIME = 24;

/** The sample partners, and where the site of their language is. */
const SITES: Readonly<Record<string, string>> = {
  celestine: 'fr-be.localhost',
  mirabelle: 'fr-be.localhost',
  estuaire: 'fr-fr.localhost',
  flanerie: 'fr-fr.localhost',
  'grand-cedre': 'fr-fr.localhost',
  'zonder-haast': 'nl-be.localhost',
};
const SLUGS = Object.keys(SITES);

const domainOf = (slug: string) => `stays.${slug}.example`;
/** What only the pages of one partner have. */
const marksOf = (slug: string): string[] => [
  `Zq7-${slug}-name`,
  `Zq7-${slug}-title`,
  `Zq7-${slug}-legal`,
  `zq7-${slug}-analytics`,
  `/assets/partners/${slug}/`,
  `/assets/theme-${slug}-`,
  domainOf(slug),
];

/** A cache as it should be, and one that keeps whatever there is for a second: both by host name and address. */
const CACHES: Readonly<Record<string, string>> = {
  'that does as the shop says': '',
  'that keeps everything':
    'proxy_ignore_headers Cache-Control Expires Set-Cookie Vary; proxy_cache_valid any 1s;',
};

function writePartners(folder: string): void {
  for (const slug of SLUGS) {
    cpSync(join('partners', slug), join(folder, slug), { recursive: true });
    const file = join(folder, slug, 'partner.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    const own = {
      domains: [domainOf(slug)],
      partnerName: `Zq7-${slug}-name`,
      seo: { title: `Zq7-${slug}-title` },
      analyticsId: `zq7-${slug}-analytics`,
      legalText: `Zq7-${slug}-legal`,
    };
    writeFileSync(file, JSON.stringify({ ...settings, ...own }, undefined, 2));
  }
}

interface Visit {
  /** Whose page it is; undefined: the shop's. */
  slug: string | undefined;
  host: string;
  path: string;
}

/** Host names and addresses in a mixed order: each visit is of another partner than the one before. */
function visitOf(number: number): Visit {
  const turn = Math.floor(number / (SLUGS.length + 1));
  const slug = SLUGS[number % (SLUGS.length + 1)];
  if (slug === undefined) {
    const host = Object.values(SITES)[turn % SLUGS.length] ?? 'localhost';
    return { slug, host, path: ['/', '/search', '/robots.txt', '/zzz', '/contact'][turn % 5] ?? '/' };
  }
  const domain = domainOf(slug);
  const own = [
    '/',
    '/search',
    '/contact',
    '/robots.txt',
    '/sitemap.xml',
    '/zzz',
    '/content/about',
    `/?v=${turn % 3}`,
  ];
  const spelt = [domain, domain.toUpperCase(), `${domain}:80`, `${domain}.`];
  if (turn % 3 === 0) {
    const path = `/${slug}${['', '/search', '/contact', '/zzz'][turn % 4]}`;
    return { slug, host: SITES[slug] ?? '', path };
  }
  return { slug, host: spelt[turn % spelt.length] ?? domain, path: own[turn % own.length] ?? '/' };
}

interface Answer {
  status: number;
  text: string;
  /** What the cache says of it. */
  cache: string;
}

function ask(agent: Agent, port: number, { host, path }: Visit): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, headers: { host }, timeout: 30_000 }, (answer) => {
      let text = JSON.stringify(answer.headers);
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, cache: String(answer.headers['x-cache']) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Six minisites and the shop behind one shared cache, asked for in turns over the same connections. */
export const proof: Proof = {
  name: 'branding',
  says: 'Six partners behind one shared cache, asked for in turns, never show a byte of another one.',
  needs: ['nginx'],
  async run({ size, say }) {
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'branding-'));
    const partners = join(folder, 'partners');
    writePartners(partners);
    const dataDir = join(folder, 'data');
    runStaykit({ DATA_DIR: dataDir }, 'catalogue', 'generate', '--hotels', '60');
    const shop = await startServer(dataDir, undefined, {
      STAYKIT_MODE: 'demo',
      PARTNERS_DIR: partners,
      TRUSTED_PROXIES: '1',
      RATE_LIMIT: '0',
    });
    say('the shop runs');
    try {
      for (const [manner, settings] of Object.entries(CACHES)) {
        const nginx = await startNginx([shop.port], (text) =>
          text
            .replace('http {', 'http { proxy_cache_path cache keys_zone=shared:10m max_size=200m;')
            .replace(
              /(listen [^;]*;)/,
              `$1 proxy_cache shared; proxy_cache_key $scheme$host$request_uri; add_header x-cache $upstream_cache_status always; ${settings}`,
            ),
        );
        const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
        let [next, hits, own, statuses] = [0, 0, 0, 0];
        const leaks: string[] = [];
        const visitor = async () => {
          while (next < REQUESTS[size]) {
            const visit = visitOf(next++);
            const { status, text, cache } = await ask(agent, nginx.port, visit);
            const what = `${visit.host}${visit.path}`;
            if (status >= 500) statuses += 1;
            if (cache === 'HIT') hits += 1;
            const foreign = SLUGS.filter((slug) => slug !== visit.slug)
              .flatMap(marksOf)
              .find((mark) => text.includes(mark));
            if (foreign !== undefined) leaks.push(`${what}: ${foreign}`);
            if (visit.slug !== undefined && marksOf(visit.slug).some((mark) => text.includes(mark))) own += 1;
          }
        };
        try {
          await Promise.all(Array.from({ length: AT_A_TIME }, visitor));
        } finally {
          agent.destroy();
          await nginx.stop();
        }
        findings.figure(`requests to a cache ${manner}`, REQUESTS[size]);
        findings.figure(`answers that a cache ${manner} had`, hits);
        findings.check(
          `no answer of a cache ${manner} has a byte of another partner`,
          leaks.length === 0,
          leaks.slice(0, 5).join(' | '),
        );
        findings.check(
          `pages of a partner from a cache ${manner} have its own branding`,
          own > REQUESTS[size] / 2 && statuses === 0,
          `${own} of ${REQUESTS[size]}, ${statuses} answers of 500 or more`,
        );
        findings.check(`a cache ${manner} answers by itself`, hits > 0, `${hits} hits`);
        say(`${REQUESTS[size]} requests to a cache ${manner}, ${hits} of them from it`);
      }
    } finally {
      await shop.stop();
    }
    return findings.result();
  },
};
