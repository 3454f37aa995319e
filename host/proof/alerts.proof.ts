import { spawnSync } from 'node:child_process';
import { createFindings, type Proof } from './proof.ts';

const PROMTOOL = '/usr/bin/promtool';
const FOLDER = 'host/deploy/monitoring';

/** The alert rules in Prometheus' own tool: each fault of `alerts.test.yml` makes its alert fire. */
export const proof: Proof = {
  name: 'alerts',
  says: 'Every alert fires on its fault, and not before.',
  needs: ['promtool'],
  async run() {
    const findings = createFindings();
    for (const [sentence, words] of [
      ['Prometheus reads the alert rules', ['check', 'rules', `${FOLDER}/alerts.yml`]],
      [
        'Prometheus reads its configuration',
        ['check', 'config', '--syntax-only', 'host/deploy/compose/prometheus.yml'],
      ],
      ['every alert fires on its fault, and not before', ['test', 'rules', `${FOLDER}/alerts.test.yml`]],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(PROMTOOL, words, { encoding: 'utf8' });
      findings.check(sentence, status === 0, `${stdout}${stderr}`);
    }
    return findings.result();
  },
};
