import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { envSchema } from '../server/environment/env-schema.ts';

interface Service {
  image: string;
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
}

const read = (file: string): string => readFileSync(join('host/deploy', file), 'utf8');
const known = new Set(Object.keys(envSchema.shape));
const compose = parse(read('compose/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);

/** The value of a path such as `image.tag` in values.yaml. */
const valueOf = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], values);

describe('an operator who starts a shop with the files of host/deploy', () => {
  it('sets only variables that the host knows', () => {
    const named = [
      ...Object.keys(compose.services['host']?.environment ?? {}),
      ...[...read('helm/templates/_pod.tpl').matchAll(/- name: ([A-Z]\w+)/g)].map(([, name = '']) => name),
      ...[
        ...(read('systemd/staykit@.service') + read('systemd/staykit-studio.service')).matchAll(
          /\b([A-Z_]+)=(?:\S+)(?= [A-Z_]+=|$)/gm,
        ),
      ]
        .map(([, name = '']) => name)
        .filter((name) => name.includes('_')),
    ];
    expect(named).toContain('METRICS_PORT');
    // Payment providers have settings of their own.
    expect(named.filter((name) => !known.has(name) && !name.startsWith('PAYMENT_'))).toEqual([]);
  });

  it('has each setting of shop.env reach the containers, and content and partners where they are mounted', () => {
    for (const name of ['host', 'migrate']) {
      const { env_file: file, environment = {} } = compose.services[name] ?? {};
      expect(file).toBe('${SHOP_ENV:-./shop.env}');
      // Settings that are named win over the file: each is of these containers, or the file's own.
      const fixed = Object.entries(environment).filter(([key, value]) => value !== `\${${key}:?}`);
      expect(fixed.map(([key]) => key).toSorted()).toEqual([
        'AUTO_MIGRATE',
        'CONTENT_DIR',
        'DATABASE_URL',
        'METRICS_HOST',
        'METRICS_PORT',
        'PARTNERS_DIR',
        'PHOTOS_DIR',
        'REDIS_URL',
        'SHOP_FILE',
        'TRUSTED_PROXIES',
      ]);
      for (const key of ['SHOP_FILE', 'CONTENT_DIR', 'PARTNERS_DIR'])
        expect(environment[key]).toMatch(/^\/etc\/staykit\//);
    }
  });

  it('has every file that a container reads, and images of one version', () => {
    for (const [name, { image, volumes = [] }] of services) {
      if (!['host', 'migrate'].includes(name)) expect(image).toMatch(/:v?\d+[\w.-]*$/);
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (from.startsWith('.')) expect(existsSync(join('host/deploy/compose', from)), from).toBe(true);
    }
    expect(services.map(([name]) => name).toSorted()).toEqual([
      'grafana',
      'host',
      'migrate',
      'nginx',
      'postgres',
      'prometheus',
      'redis',
    ]);
  });

  it('can have suppliers’ photos written: the image has a folder of the shop for each volume that is no file', () => {
    const [made = ''] = /install -d -o staykit .*/.exec(read('image/Dockerfile')) ?? [];
    const places = (compose.services['host']?.volumes ?? []).filter((volume) => !volume.endsWith(':ro'));
    expect(places).not.toEqual([]);
    for (const place of places) expect(made.split(' ')).toContain(place.split(':')[1]);
  });

  it('publishes no port of metrics, database or Redis', () => {
    const ports = services.flatMap(([name, service]) => (service.ports ? [name] : []));
    expect(ports.toSorted()).toEqual(['grafana', 'nginx']);
    // nginx believes what the proxy in front says of visitors, so nobody else may reach it.
    expect(
      services.flatMap(([, service]) => service.ports ?? []).every((port) => port.startsWith('127.0.0.1:')),
    ).toBe(true);
    expect(read('helm/templates/service.yaml')).not.toContain('9464');
  });

  it('has nginx ask other processes as the guide does', () => {
    const rules = (text: string) => text.slice(text.indexOf('  server {'));
    const inContainers = rules(read('compose/nginx.conf'));
    // Only names of containers are looked up again, and only there a read is lost between two look-ups and TLS ends in front.
    const asInTheGuide = inContainers
      .replace('$visitor_scheme', '$scheme')
      .replace('      error_page 502 504 = @again;\n', '')
      .replace(/    # nginx asks no second process[^]*?location @again \{[^]*?\n    \}\n\n/, '');
    expect(asInTheGuide).not.toBe(inContainers);
    expect(asInTheGuide).toBe(rules(readFileSync('docs/guides/growing.nginx.conf', 'utf8')));
  });

  it('has values for all that the chart asks for', () => {
    const values: unknown = parse(read('helm/values.yaml'));
    const asked = globSync('host/deploy/helm/templates/*').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((path) => valueOf(values, path) === undefined)).toEqual([]);
    const templates = globSync('host/deploy/helm/templates/*').map((file) => readFileSync(file, 'utf8'));
    const defined = new Set(
      templates.flatMap((text) => [...text.matchAll(/define "([^"]+)"/g)].map(([, name]) => name)),
    );
    const included = templates.flatMap((text) =>
      [...text.matchAll(/include "([^"]+)"/g)].map(([, name]) => name),
    );
    expect(included.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('gives every container the shop file, without which a real shop does not start', () => {
    expect(compose.services['host']?.environment).toHaveProperty('SHOP_FILE', '/etc/staykit/shop.json');
    expect(compose.services['host']?.volumes).toContain('${SHOP_FOLDER:-./shop}:/etc/staykit:ro');
    expect(read('helm/templates/_pod.tpl')).toMatch(/name: SHOP_FILE\n {2}value: \/etc\/staykit\/shop\.json/);
    for (const file of ['deployment', 'migrate'])
      for (const part of ['volumeMounts', 'volumes'])
        expect(read(`helm/templates/${file}.yaml`)).toContain(`include "staykit.${part}"`);
  });

  it('has the processes of a machine share photos, and nothing else', () => {
    const [, settings = ''] = /^Environment=(.*)$/m.exec(read('systemd/staykit@.service')) ?? [];
    const own = settings.split(' ').filter((setting) => setting.includes('%i'));
    expect(own.map((setting) => setting.split('=')[0])).toEqual(['PORT', 'DATA_DIR', 'METRICS_PORT']);
    expect(settings).toMatch(/PHOTOS_DIR=\S+/);
  });

  it('has the studio write the partners that the processes read, and nothing else of the machine', () => {
    const unit = read('systemd/staykit-studio.service');
    expect(unit).toContain('ProtectSystem=strict');
    expect(unit).toMatch(/PARTNERS_DIR=\/var\/lib\/staykit\/partners /);
    expect(unit).toMatch(/^StateDirectory=.* staykit\/partners /m);
    expect(unit).not.toContain('ReadWritePaths');
  });

  it('gives a process longer to stop than it takes', () => {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(read('systemd/staykit@.service'))?.[1])).toBeGreaterThan(20);
    expect(
      Number(/GracePeriodSeconds: (\d+)/.exec(read('helm/templates/deployment.yaml'))?.[1]),
    ).toBeGreaterThan(23);
  });
});
