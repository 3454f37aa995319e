import { stayOffers } from '@staykit/testing/fixtures/offers.ts';
import { percentiles, quartiles, type Bench, type Figure } from '../figure.ts';
import type { ResultsData } from '../visitor/references/record.ts';
import { toRecord } from '../visitor/stay-records.ts';
import { buildPrinters } from './build-printers.ts';
import { countElements, readMarkup, type Markup } from './markup.ts';

const CARDS = 24;
/** Turns in which every printer has its share: neighbours in time are compared. */
const TURNS = 15;
const SHARE_MS = 150;
const WARM_MS = 600;

/** How many pages of processor time a second holds: other work of the machine does not count. */
function rate(print: () => string, ms: number): number {
  const from = process.cpuUsage();
  const began = performance.now();
  let pages = 0;
  while (performance.now() - began < ms) {
    print();
    pages += 1;
  }
  const { user, system } = process.cpuUsage(from);
  return (pages * 1e6) / (user + system);
}

/** The cards apart, and what stands around them: the pieces that a plain page loops over. */
function pieces(nodes: readonly Markup[]): Markup[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' || node.attributes['data-offer'] !== undefined || node.tag === 'svg'
      ? [node]
      : node.children.length > 0 && JSON.stringify(node).includes('"data-offer"')
        ? [{ ...node, children: [] }, ...pieces(node.children)]
        : [node],
  );
}

/**
 * A page of 24 cards printed on one core: ours beside plain loops that print the very same elements, and beside the
 * smaller page of the references. What is compared takes turns.
 */
export const renderBench: Bench = {
  name: 'render',
  async run({ say, pairs = TURNS }) {
    say('building the printers ...');
    const printers = await buildPrinters();
    const ours = printers.ourPrinter(CARDS);
    const nodes = readMarkup(ours());
    const plain = pieces(nodes);
    const [all, looped] = [countElements(nodes), countElements(plain)];
    if (all !== looped) throw new Error(`render: ${looped} elements in the plain page, ${all} in ours.`);
    const data: ResultsData = { hits: stayOffers(CARDS).map(toRecord), nbHits: 2000, places: [] };
    const prints: Readonly<Record<string, () => string>> = {
      ours,
      'plain Preact, same elements': () => printers.printPreact(plain),
      'plain React, same elements': () => printers.printReact(plain),
      'joined texts, same elements': () => printers.printString(plain),
      'small page, Preact': () => printers.print(data),
      'small page, React + styled-components': () => printers.printStyled(data),
    };
    const seen = new Map<string, number[]>(Object.keys(prints).map((name) => [name, []]));
    for (const print of Object.values(prints)) rate(print, WARM_MS);
    for (let turn = 0; turn < pairs; turn += 1)
      for (const [name, print] of Object.entries(prints)) seen.get(name)?.push(rate(print, SHARE_MS));
    say(`${all} elements, ${ours().length} characters of HTML`);
    const against = (other: string): number[] =>
      (seen.get(other) ?? []).map((pages, turn) => pages / (seen.get('ours')?.[turn] ?? Number.NaN));
    const [low, middle, high] = quartiles(against('plain Preact, same elements'));
    return [
      ...[...seen].map(([name, rates]): Figure => ({
        bench: 'render',
        name: `pages a second: ${name}`,
        value: percentiles(rates).p50,
        unit: '/s',
      })),
      {
        bench: 'render',
        name: 'time of ours / plain Preact, same elements',
        value: middle,
        unit: 'x',
        // 0.6 of its pages a second.
        bar: 1 / 0.6,
        quartiles: [low, high],
        anchor: 'goal 1.25 x (0.8 of its pages)',
      },
    ];
  },
};
