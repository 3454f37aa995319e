import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { freePort, startServer } from '../../e2e/running-server.ts';
import { createFindings, type Proof } from '../proof.ts';
import { until } from '../replica/readiness.ts';
import { started, whenReady } from '../replica/run-processes.ts';
import { runStaykit } from './run-staykit.ts';

const SHOP = 'fr.shop.example';
const OWN = 'sejours.celestine.example';
const LATER = 'weekends.mag-a.example';
/** Names that are nobody's, and names that look like one. */
const UNKNOWN = [
  'shop.example',
  'sejours.celestine.example.evil.example',
  'sejours.ce1estine.example',
  'mag-a.example',
];
const READ_AGAIN_MS = 20_000;

interface Visit {
  status: number;
  body: string;
  /** Names of the certificate. */
  names: string;
}

/** Visits a host name over TLS, trusting Caddy's own authority alone. */
function visit(port: number, ca: string, name: string, path = '/'): Promise<Visit> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: name,
        headers: { host: name },
        ca,
        timeout: 20_000,
        agent: false,
      },
      (answer) => {
        const names = (answer.socket as TLSSocket).getPeerCertificate().subjectaltname ?? '';
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, names }));
      },
    )
      .on('error', reject)
      .on('timeout', function (this: { destroy(error: Error): void }) {
        this.destroy(new Error(`${name} did not answer`));
      })
      .end();
  });
}

/** Gives a partner of the samples another address and domain. */
function writePartner(folder: string, slug: string, fields: Record<string, unknown>): void {
  const from = 'partners/celestine';
  cpSync(from, join(folder, slug), { recursive: true });
  const settings = JSON.parse(readFileSync(join(from, 'partner.json'), 'utf8')) as object;
  writeFileSync(join(folder, slug, 'partner.json'), JSON.stringify({ ...settings, ...fields }, undefined, 2));
}

/** The Caddy file of this project with its own authority in place of one that is asked over the network. */
export const proof: Proof = {
  name: 'domains',
  says: 'A partner that brings a domain gets a certificate and its minisite there, and no other name gets one.',
  needs: ['caddy'],
  async run({ say }) {
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'domains-'));
    const partners = join(folder, 'partners');
    writePartner(partners, 'celestine', { domains: [OWN] });
    const dataDir = join(folder, 'data');
    runStaykit({ DATA_DIR: dataDir }, 'catalogue', 'generate', '--hotels', '60');
    const shop = await startServer(dataDir, undefined, {
      STAYKIT_MODE: 'demo',
      PARTNERS_DIR: partners,
      STAYKIT_SITES: `${SHOP}=fr_FR,be.shop.example=fr_BE`,
      TRUSTED_PROXIES: '1',
    });
    say('the shop runs');
    const [httpPort, httpsPort] = [await freePort(), await freePort()];
    const child = spawn('/usr/bin/caddy', ['run', '--config', 'host/deploy/caddy/Caddyfile'], {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_DATA_HOME: join(folder, 'caddy'),
        CADDY_OPTIONS: 'local_certs\n\tskip_install_trust\n\tadmin off',
        HTTP_PORT: String(httpPort),
        HTTPS_PORT: String(httpsPort),
        STAYKIT_ASK: `http://127.0.0.1:${shop.port}/healthz/domain`,
        STAYKIT_HOSTS: `127.0.0.1:${shop.port}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const caddy = started(child, httpsPort);
    try {
      const overHttp = (name: string): Promise<IncomingMessage> =>
        new Promise((resolve, reject) => {
          const asked = { host: '127.0.0.1', port: httpPort, path: '/search?a=2', headers: { host: name } };
          get(asked, (answer) => resolve(answer.resume())).on('error', reject);
        });
      await whenReady(async () => (await overHttp(SHOP)).statusCode !== undefined, caddy);
      const root = join(folder, 'caddy/caddy/pki/authorities/local/root.crt');
      const ca = readFileSync(root, 'utf8');
      say('Caddy runs');

      const onShop = await visit(httpsPort, ca, SHOP);
      findings.check(
        'the shop has a certificate of its host name',
        onShop.status === 200 && onShop.names === `DNS:${SHOP}`,
        `${onShop.status} ${onShop.names}`,
      );

      const first = performance.now();
      const own = await visit(httpsPort, ca, OWN);
      findings.figure(
        'first visit of a domain with its certificate, ms',
        Math.round(performance.now() - first),
      );
      findings.check(
        'a partner has a certificate of the domain that it brought',
        own.status === 200 && own.names === `DNS:${OWN}`,
        `${own.status} ${own.names}`,
      );
      findings.check(
        'its minisite is at the root of the domain',
        own.body.includes(`<link rel="canonical" href="https://${OWN}/"`),
        own.body.slice(0, 1_500),
      );
      findings.check(
        'links of the minisite keep to its domain',
        own.body.includes('href="/search') && !own.body.includes('href="/celestine/'),
        own.body.slice(0, 1_500),
      );
      findings.check('the shop does not show the partner', !onShop.body.includes('theme-celestine'));

      for (const name of UNKNOWN) {
        const refused = await visit(httpsPort, ca, name).then(
          ({ status }) => `${status}`,
          () => undefined,
        );
        findings.check(
          'a name that nobody brought gets no certificate',
          refused === undefined,
          `${name}: ${refused}`,
        );
      }

      writePartner(partners, 'mag-a', {
        minisiteId: 9_001,
        minisiteUrl: 'mag-a',
        partnerName: 'Mag A',
        domains: [LATER],
      });
      const found = await until(
        () =>
          visit(httpsPort, ca, LATER).then(
            ({ status }) => status === 200,
            () => false,
          ),
        READ_AGAIN_MS,
      );
      findings.figure('from a new partner file until its domain is served, ms', Math.round(found));
      findings.check(
        'a partner that is added later is served on its domain without a restart',
        Number.isFinite(found),
      );
      const later = await visit(httpsPort, ca, LATER);
      findings.check(
        'each domain shows its own partner',
        later.body.includes('theme-mag-a') &&
          !later.body.includes('theme-celestine') &&
          own.body.includes('theme-celestine'),
        later.body.slice(0, 1_500),
      );

      const moved = await overHttp(OWN);
      findings.check(
        'a visit without TLS is sent to the same page with it',
        moved.statusCode === 308 && moved.headers.location === `https://${OWN}/search?a=2`,
        `${moved.statusCode} ${moved.headers.location}`,
      );
    } finally {
      await caddy.stop();
      await shop.stop();
    }
    return findings.result();
  },
};
