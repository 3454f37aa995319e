import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createFindings, type Findings, type Proof, type ProofSize } from '../proof.ts';
import { until, wait } from '../replica/readiness.ts';
import { SHORT_TURNS, TURNS, type Fault, type Trial } from './faults.ts';
import { again, guestsOf } from './guests.ts';
import { RULES } from './prometheus.ts';
import { startWatchedShop } from './watched-shop.ts';

const PROMTOOL = '/usr/bin/promtool';
const FOLDER = 'host/deploy/monitoring';
/** Milliseconds without a fault at the beginning. */
const CALM_MS = 6_000;
/** Longest time until an alert fires, and until all are resolved after their fault. */
const LONGEST_MS = 90_000;

/** The alert rules in Prometheus' own tool: each series of `alerts.test.yml` makes its alert fire. */
function checkRules(findings: Findings): void {
  for (const [sentence, words] of [
    ['Prometheus reads the alert rules', ['check', 'rules', RULES]],
    [
      'Prometheus reads its configuration',
      ['check', 'config', '--syntax-only', 'host/deploy/compose/prometheus.yml'],
    ],
    [
      'every alert fires on the series of its fault, and not before',
      ['test', 'rules', `${FOLDER}/alerts.test.yml`],
    ],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(PROMTOOL, words, { encoding: 'utf8' });
    findings.check(sentence, status === 0, `${stdout}${stderr}`);
  }
}

/** Makes the faults of a turn, waits until their alerts fire and, when they are mended, are resolved. */
async function takeTurn(faults: readonly Fault[], trial: Trial, findings: Findings): Promise<void> {
  const { prometheus } = trial;
  const wanted = faults.map(({ alert }) => alert);
  const right = [...new Set([...wanted, ...faults.flatMap(({ brings = [] }) => brings)])];
  /** Alerts that have fired, and when after the beginning. */
  const fired = new Map<string, number>();
  const from = performance.now();
  const look = async () => {
    const firing = await prometheus.alerts('firing');
    for (const alert of firing)
      if (!fired.has(alert)) fired.set(alert, Math.round(performance.now() - from) / 1_000);
    return firing;
  };
  const mends = await Promise.all(faults.map((fault) => fault.make(trial)));
  await until(async () => {
    await look();
    return wanted.every((alert) => fired.has(alert));
  }, LONGEST_MS);
  await Promise.all(mends.map((mend) => mend()));
  const resolved = await until(async () => {
    const firing = await look();
    return firing.size === 0 && (await prometheus.alerts('pending')).size === 0;
  }, LONGEST_MS);
  const others = [...fired.keys()].filter((alert) => !right.includes(alert));
  findings.check(
    `no other alert than ${right.join(', ')} fires meanwhile`,
    others.length === 0,
    others.join(', '),
  );
  const left = [...(await prometheus.alerts('firing')), ...(await prometheus.alerts('pending'))].join(', ');
  for (const { alert, when } of faults) {
    trial.say(`${alert}: ${when}: fired after ${fired.get(alert) ?? '-'} s`);
    findings.check(`${alert} fires when ${when}`, fired.has(alert), `not within ${LONGEST_MS / 1_000} s`);
    findings.check(`${alert} is resolved when that is mended`, Number.isFinite(resolved), left);
  }
}

/** The turns of a size; `PROOF_ALERT` names an alert, whose turn alone is taken. */
function turnsOf(size: ProofSize): readonly (readonly Fault[])[] {
  const only = process.env.PROOF_ALERT;
  if (only !== undefined) return TURNS.filter((turn) => turn.some(({ alert }) => alert === only));
  return size === 'short' ? TURNS.slice(0, SHORT_TURNS) : TURNS;
}

/**
 * A production shop of two processes with primary, replica, mail server, payment provider and supplier, watched by
 * Prometheus with the rules of the shop, a second for each of their minutes: each fault is made in it.
 */
export const proof: Proof = {
  name: 'alerts',
  says: 'Every alert fires when its fault is made in a running shop, alone, and is resolved afterwards.',
  needs: ['promtool', 'replica'],
  async run({ size, say }) {
    const findings = createFindings();
    checkRules(findings);
    const tried = TURNS.flat().map(({ alert }) => alert);
    const named = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    findings.check(
      'there is a fault for every alert',
      tried.toSorted().join() === named.toSorted().join(),
      `alerts: ${named.join()}; faults: ${tried.join()}`,
    );
    const shop = await startWatchedShop();
    const guests = guestsOf(shop);
    const stopSearches = again(25, () => guests.ask('/api/autocomplete-geonames.json?term=ann&locale=fr_FR'));
    say('a shop of two processes runs, and Prometheus watches it');
    await wait(CALM_MS);
    const early = [...(await shop.prometheus.alerts('firing'))];
    findings.check('no alert fires while all is well', early.length === 0, early.join(', '));
    const turns = turnsOf(size);
    for (const faults of turns) await takeTurn(faults, { ...shop, guests, say }, findings);
    await stopSearches();
    await shop.stop();
    return findings.result();
  },
};
