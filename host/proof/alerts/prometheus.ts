import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/running-server.ts';
import { started, whenReady, type Process } from '../replica/run-processes.ts';

export const RULES = 'host/deploy/monitoring/alerts.yml';
/** Milliseconds between two looks at the processes, and at the rules. */
const EVERY = '500ms';
/** A time in the rules: for how long a condition holds, or the range of a rate. All are in minutes. */
const MINUTES = /(\bfor: |\[)(\d+)m\b/g;

/**
 * The rules with a second for each minute, and nothing else changed: thresholds stay. Throws where a time is not in
 * minutes, as it would be left as it is.
 */
export function inSeconds(rules: string): string {
  const times = [...rules.matchAll(/\bfor: \w+|\[\w+\]/g)].length;
  if (times === 0 || [...rules.matchAll(MINUTES)].length !== times)
    throw new Error(`${RULES}: a time of a rule is not in minutes, such as 5m.`);
  return rules.replace(MINUTES, '$1$2s');
}

/** Prometheus that looks at the shop with the rules in seconds. */
export interface Prometheus extends Process {
  /** Names of the alerts that fire, or wait for their time. */
  alerts(state: 'firing' | 'pending'): Promise<Set<string>>;
}

/** Starts Debian's Prometheus over the metrics of host processes on these ports. */
export async function startPrometheus(metricsPorts: readonly number[]): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  mkdirSync(join(folder, 'data'));
  const targets = metricsPorts.map((port) => `'127.0.0.1:${port}'`).join(', ');
  writeFileSync(join(folder, 'alerts.yml'), inSeconds(readFileSync(RULES, 'utf8')));
  writeFileSync(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: ${EVERY}, scrape_timeout: ${EVERY}, evaluation_interval: ${EVERY} }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: staykit
    static_configs: [{ targets: [${targets}] }]
`,
  );
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const words = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn('/usr/bin/prometheus', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const one = await whenReady(async () => (await fetch(`${origin}/-/ready`)).ok, started(child, port));
  return {
    ...one,
    async alerts(state) {
      const answer = await fetch(`${origin}/api/v1/alerts`);
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return new Set(
        data.alerts.filter((alert) => alert.state === state).map(({ labels }) => labels.alertname),
      );
    },
  };
}
