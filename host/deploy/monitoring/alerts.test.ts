import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}

const FOLDER = 'host/deploy/monitoring';
const read = <T>(file: string): T => parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as T;
const rules = read<{ groups: { rules: Rule[] }[] }>('alerts.yml').groups.flatMap((group) => group.rules);
const tests = read<{ tests: RuleTest[] }>('alerts.test.yml').tests.flatMap((one) => one.alert_rule_test);
const known = new Set(
  [...readFileSync('docs/guides/operating/observe.md', 'utf8').matchAll(/^\| `(staykit_\w+)`/gm)].map(
    ([, name]) => name,
  ),
);
/** Metrics of an expression that are ours, by their names in the guide. */
const metricsOf = (expr: string): string[] =>
  [...expr.matchAll(/\bstaykit_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

describe('an operator who is called by an alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    'finds the page of %s',
    (alert, { annotations, expr }) => {
      expect(existsSync(annotations.runbook)).toBe(true);
      const page = readFileSync(annotations.runbook, 'utf8');
      expect(page.startsWith(`# ${alert}\n\n${annotations.summary}`)).toBe(true);
      for (const part of [expr, '## Effect', '## Look at', '## Do']) expect(page).toContain(part);
    },
  );

  it.each(rules.map((rule) => [rule.alert] as const))('can rely on %s: a test makes its fault', (alert) => {
    const outcomes = tests.filter(({ alertname }) => alertname === alert);
    expect(outcomes.map(({ exp_alerts: alerts }) => alerts.length)).toEqual([0, 1]);
  });

  it('has no page without an alert', () => {
    const pages = globSync('docs/guides/operating/runbook/staykit-*.md');
    expect(pages.toSorted()).toEqual(rules.map(({ annotations }) => annotations.runbook).toSorted());
  });

  it('is called for metrics that there are, and sees them all on the dashboard', () => {
    for (const { expr } of rules) for (const name of metricsOf(expr)) expect(known).toContain(name);
    const shown = new Set(metricsOf(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')));
    expect([...shown].toSorted()).toEqual([...known].toSorted());
  });
});
