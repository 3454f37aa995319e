import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/running-server.ts';
import { createFindings, type Proof } from '../proof.ts';
import { until } from '../replica/readiness.ts';
import { importDebian, startDockerEngine, type DockerEngine } from './docker-engine.ts';

/** Debian of the image, and a later one, whose nginx and Prometheus are those of the compose file. */
const [IMAGE_SUITE, SERVICES_SUITE] = ['bookworm', 'testing'];
/** Services of the compose file that Debian has programs of, with their images there. Grafana is none of them. */
const SERVICES = ['postgres', 'redis', 'nginx', 'prometheus'];
const HOSTS = 2;
const READY_MS = 90_000;

/** The image of the shop: the last stage of its Dockerfile, over what the first one makes. */
function buildImage({ docker }: DockerEngine, folder: string, base: string): void {
  const context = join(folder, 'image');
  mkdirSync(join(context, 'usr/local/bin'), { recursive: true });
  copyFileSync(process.execPath, join(context, 'usr/local/bin/node'));
  execFileSync(process.execPath, ['host/deploy/image/collect-runtime.ts', join(context, 'src/image')]);
  const text = readFileSync('host/deploy/image/Dockerfile', 'utf8');
  const last = text.slice(text.indexOf('FROM ${BASE_IMAGE}'));
  writeFileSync(
    join(folder, 'Dockerfile'),
    `ARG BASE_IMAGE\nFROM scratch AS build\nCOPY . /\nARG BASE_IMAGE\n${last}`,
  );
  docker([
    'build',
    '--build-arg',
    `BASE_IMAGE=${base}`,
    '-t',
    'staykit',
    '-f',
    join(folder, 'Dockerfile'),
    context,
  ]);
}

/** The compose file's images of other houses, from Debian's programs. */
function buildServices({ docker }: DockerEngine, compose: string, base: string): void {
  const context = 'host/proof/image/stand-ins';
  for (const service of SERVICES) {
    const image = new RegExp(`image: (\\S*\\b${service}:\\S+)`).exec(compose)?.[1];
    if (image === undefined) throw new Error(`compose.yaml: no image of ${service}.`);
    docker([
      'build',
      '--network',
      'host',
      '--build-arg',
      `DEBIAN=${base}`,
      '--target',
      service,
      '-t',
      image,
      '-f',
      join(context, 'services.Dockerfile'),
      context,
    ]);
  }
}

/** The compose file on Debian's Docker engine: what it starts, that it serves, and that it stops in order. */
export const proof: Proof = {
  name: 'compose',
  says: 'The compose file starts a shop of two processes that serves visitors, is watched, and stops in order.',
  needs: ['docker', 'compose', 'debootstrap'],
  isLongOnly: true,
  longest: 1_800,
  async run({ say }) {
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    cpSync('host/deploy', join(folder, 'deploy'), { recursive: true });
    const file = join(folder, 'deploy/compose/compose.yaml');
    const text = readFileSync(file, 'utf8');
    // Debian's docker-compose is older than this word; `-p` says the same.
    writeFileSync(file, text.replace(/^name: .*$/m, ''));
    const shop = join(folder, 'deploy/compose/shop');
    for (const part of ['content', 'partners']) mkdirSync(join(shop, part), { recursive: true });
    cpSync('host/demo/shop/shop.json', join(shop, 'shop.json'));
    const port = await freePort();
    const env = {
      POSTGRES_PASSWORD: 'password-of-the-proof',
      SESSION_SECRET: 'a secret that signs the sessions of the proof',
      BOT_SECRET: 'a secret that signs the bot check of the proof',
      STAYKIT_SITES: 'shop.example=fr_FR',
      PAYMENT_PROVIDER: 'stripe',
      PAYMENT_KEY: 'sk_test_proof',
      PAYMENT_WEBHOOK_SECRET: 'whsec_proof0fCompose',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'Shop <hello@shop.example>',
      GRAFANA_PASSWORD: 'password-of-the-proof',
      HTTP_PORT: String(port),
    };

    writeFileSync(
      join(folder, 'deploy/compose/shop.env'),
      Object.entries(env)
        .map((pair) => pair.join('='))
        .join('\n'),
    );

    const engine = await startDockerEngine();
    const compose = (...words: string[]) => engine.compose(['-p', 'staykit', '-f', file, ...words], env);
    const inspect = (container: string, format: string) =>
      engine.docker(['inspect', '-f', format, container]).trim();
    try {
      say('the Docker engine runs');
      importDebian(engine, IMAGE_SUITE, 'proof/image-base');
      buildImage(engine, folder, 'proof/image-base');
      findings.figure(
        'image with the base of debootstrap, MB',
        Math.round(Number(inspect('staykit', '{{.Size}}')) / 1_024 / 1_024),
      );
      say('the image is built');
      importDebian(engine, SERVICES_SUITE, 'proof/services-base');
      buildServices(engine, text, 'proof/services-base');
      say('the images of the services are built');

      const from = performance.now();
      compose('up', '-d', '--no-build', 'migrate', 'host', ...SERVICES);
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      const ready = await until(
        () =>
          ask('/readyz').then(
            ({ ok }) => ok,
            () => false,
          ),
        READY_MS,
      );
      findings.figure('from `up` until the shop is ready, ms', Math.round(performance.now() - from));
      findings.check(
        'the shop answers behind nginx',
        Number.isFinite(ready),
        compose('logs', '--tail', '20'),
      );
      findings.check(
        'the migrations have run before its processes start',
        inspect('staykit_migrate_1', '{{.State.ExitCode}}') === '0',
        compose('logs', 'migrate'),
      );
      const pages = await Promise.all(['/', '/api/offers.json?flow=hotel&size=1', '/healthz'].map(ask));
      findings.check(
        'it serves page, search and health',
        pages.every(({ status }) => status === 200),
        pages.map(({ url, status }) => `${url} ${status}`).join(' '),
      );
      const hosts = Array.from({ length: HOSTS }, (_, index) => `staykit_host_${index + 1}`);
      const users = hosts.map((host) => engine.docker(['exec', host, 'id', '-u']).trim());
      findings.check(
        'two processes run, as a user without rights',
        users.every((user) => user === '10001'),
        users.join(' '),
      );
      // On a busy machine Redis is late now and then, and a process says so.
      const warnings = compose('logs', 'host')
        .split('\n')
        .filter((line) => /"level":(?:40|50|60)/.test(line) && !line.includes('Redis does not answer'));
      findings.check('they log no warning', warnings.length === 0, warnings.slice(0, 5).join('\n'));
      const checked = engine.docker(['exec', hosts[0] ?? '', 'staykit', 'migrate', '--check']);
      findings.check('its commands run inside', checked.includes('up to date'), checked);

      const watcher = inspect(
        'staykit_prometheus_1',
        '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}',
      );
      const prometheus = async (path: string) =>
        (await (await fetch(`http://${watcher}:9090/api/v1/${path}`)).json()) as {
          data: { activeTargets?: { health: string }[]; groups?: { rules: unknown[] }[] };
        };
      const watched = await until(async () => {
        const { activeTargets = [] } = (await prometheus('targets')).data;
        return activeTargets.filter(({ health }) => health === 'up').length === HOSTS;
      }, READY_MS);
      findings.check('Prometheus reads both processes', Number.isFinite(watched));
      const rules = (await prometheus('rules')).data.groups?.flatMap((group) => group.rules).length ?? 0;
      findings.figure('alert rules', rules);
      findings.check('Prometheus has the alert rules', rules > 10, String(rules));

      engine.docker(['kill', hosts[0] ?? '']);
      const after: { status: number; ms: number }[] = [];
      for (let asked = 0; asked < 20; asked += 1) {
        const asking = performance.now();
        const { status } = await ask('/');
        after.push({ status, ms: Math.round(performance.now() - asking) });
      }
      findings.figure(
        'longest answer after one process was killed, ms',
        Math.max(...after.map(({ ms }) => ms)),
      );
      findings.check(
        'nobody notices that one of them is killed',
        after.every(({ status }) => status === 200),
        `${after.map(({ status, ms }) => `${status} ${ms} ms`).join(', ')}\n${compose('logs', '--tail', '20', 'nginx')}`,
      );
      compose('stop');
      const exit = inspect(hosts[1] ?? '', '{{.State.ExitCode}}');
      findings.check('a process stops in order', exit === '0', `exit code ${exit}`);
    } finally {
      try {
        compose('down', '-v');
      } finally {
        await engine.stop();
      }
    }
    return findings.result();
  },
};
