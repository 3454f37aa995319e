import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../../e2e/running-server.ts';
import type { Findings } from '../../proof.ts';
import { started, whenReady, type Process } from '../../replica/run-processes.ts';

/** The partner's domain. */
export const OWN = 'sejours.celestine.example';

/** A web server of Debian over the exported folder. */
export interface WebServer extends Process {
  kind: 'nginx' | 'caddy';
  /** Whether it answers over TLS: Caddy does, with its own authority. */
  isSecure: boolean;
}

/** What a web server answers for the partner's domain, without a browser. */
export async function ask({ port, isSecure }: Pick<WebServer, 'port' | 'isSecure'>, path: string) {
  const options = { host: '127.0.0.1', port, path, headers: { host: OWN, 'accept-encoding': 'gzip' } };
  const sent = isSecure
    ? requestSecure({ ...options, servername: OWN, rejectUnauthorized: false })
    : requestPlain(options);
  sent.end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  );
  const body = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, size: body.length };
}

const NGINX = 'include /etc/nginx/mime.types; access_log off;';

/** Starts nginx or Caddy with the site file beside the export; only what belongs to this machine is replaced in it. */
export async function startWebServer(kind: WebServer['kind'], folder: string): Promise<WebServer> {
  const port = await freePort();
  const beside = join(folder, `minisites/celestine.${kind === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`);
  const site = readFileSync(beside, 'utf8').replaceAll('/srv/minisites', join(folder, 'minisites'));
  const file = join(folder, kind);
  const isSecure = kind === 'caddy';
  let child;
  if (kind === 'nginx') {
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid; error_log stderr warn; daemon off; user root; events {} ` +
        `http { ${NGINX} ${site.replace('listen 80', `listen 127.0.0.1:${port}`)} }`,
    );
    child = spawn('/usr/sbin/nginx', ['-c', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  } else {
    writeFileSync(
      file,
      '{\n  admin off\n  auto_https disable_redirects\n  local_certs\n  skip_install_trust\n}\n' +
        site.replace(`\n${OWN} {`, `\nhttps://${OWN}:${port} {`),
    );
    child = spawn('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { PATH: process.env['PATH'], HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
  const server = await whenReady(
    async () => (await ask({ port, isSecure }, '/')).status > 0,
    started(child, port),
  );
  return { ...server, kind, isSecure };
}

/** What both web servers have to do with the same files. */
export async function checkServer(
  server: WebServer,
  exported: string,
  shop: string,
  findings: Findings,
): Promise<void> {
  const told = `${server.kind} serves`;
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
    const { status: seen, headers } = await ask(server, path);
    if (seen !== status || (to !== undefined && headers.location !== to))
      found[path] = `${seen} ${headers.location ?? ''}`;
  }
  findings.check(
    `${told} printed pages, the shell for what is not printed, and the shop for what needs a server`,
    Object.keys(found).length === 0,
    JSON.stringify(found),
  );
  const page = await ask(server, '/');
  const policy = String(page.headers['content-security-policy']);
  findings.check(
    `${told} a policy that lets the API’s origin in, and nothing inline`,
    policy.includes(`connect-src 'self' ${shop};`) &&
      !/unsafe|\*|data: .*script/.test(policy.replace("img-src 'self' data:", '')),
    policy,
  );
  const script = globSync('assets/browser-*.js', { cwd: exported })[0] ?? '';
  const [kept, picture] = [
    await ask(server, `/${script}`),
    await ask(server, '/assets/partners/celestine/logo.svg'),
  ];
  findings.check(
    `${told} each kind of file for as long as its name stands for its content, compressed`,
    kept.headers['cache-control'] === 'public, max-age=31536000, immutable' &&
      kept.headers['content-encoding'] === 'gzip' &&
      picture.headers['cache-control'] === 'public, max-age=3600' &&
      page.headers['cache-control'] === 'no-cache' &&
      page.headers['x-content-type-options'] === 'nosniff' &&
      page.headers['content-encoding'] === 'gzip',
    JSON.stringify([script, kept.status, kept.headers, page.headers, picture.headers['cache-control']]),
  );
}
