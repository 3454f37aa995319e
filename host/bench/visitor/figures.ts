import { quartiles, type Figure } from '../figure.ts';
import type { Left } from './measure-cycles.ts';
import type { Compared } from './measure-interactions.ts';
import type { Visit } from './measure-load.ts';
import { NAMES, VARIANTS } from './variants.ts';

/** Visits by the name of their page, in the order of the rounds. */
export type Visits = Map<string, Visit[]>;

type Take = (visit: Visit) => number | undefined;
const painted: Take = (visit) => visit.painted;
const typed: Take = (visit) => visit.typed;
const blocking: Take = (visit) => visit.blocking;

const spread = (values: readonly number[]): string => {
  const [low, middle, high] = quartiles(values);
  return `${Math.round(middle)} (${Math.round(low)}-${Math.round(high)})`;
};

/** One line for each page: medians with their quartiles. */
function table(seen: Visits, say: (line: string) => void): void {
  const columns = ['content painted', 'typing works', 'blocking', 'shift', 'script', 'visits'];
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(18)).join('');
  say(`${'ms, median (quartiles)'.padEnd(46)}${row(columns)}`);
  for (const { name } of VARIANTS) {
    const visits = seen.get(name) ?? [];
    const times = (take: Take) => visits.flatMap((one) => take(one) ?? []);
    const shifts = quartiles(visits.map(({ shift }) => shift))[1];
    const cells = [
      spread(times(painted)),
      times(typed).length ? spread(times(typed)) : '-',
      spread(times(blocking)),
      shifts.toFixed(3),
      `${visits.at(-1)?.sent.script ?? 0} B`,
      `${visits.length}`,
    ];
    say(name.padEnd(46) + row(cells));
  }
}

/** A ratio that a bar is put on: ours to the reference of the same round. */
interface Bar {
  ours: string;
  what: string;
  reference: string;
  take: Take;
  bar: number;
  goal?: number;
}

const host = (ours: string): readonly Bar[] => [
  { ours, what: 'content painted', reference: NAMES.static, take: painted, bar: 1.15, goal: 1.05 },
  { ours, what: 'typing works', reference: NAMES.live, take: typed, bar: 1.25, goal: 1.1 },
  { ours, what: 'blocking', reference: NAMES.react, take: blocking, bar: 1, goal: 0.5 },
];
const { element, printed: served, vanilla, instantSearch, search, minisite } = NAMES;
const BARS: readonly Bar[] = [
  { ours: element, what: 'content painted', reference: vanilla, take: painted, bar: 1.15, goal: 1.05 },
  { ours: element, what: 'content painted', reference: instantSearch, take: painted, bar: 1 },
  { ours: element, what: 'typing works', reference: vanilla, take: typed, bar: 1.2, goal: 1.1 },
  { ours: element, what: 'typing works', reference: instantSearch, take: typed, bar: 1 },
  { ours: element, what: 'blocking', reference: NAMES.react, take: blocking, bar: 1, goal: 0.5 },
  { ours: served, what: 'content painted', reference: NAMES.static, take: painted, bar: 1.1, goal: 1.05 },
  { ours: served, what: 'typing works', reference: NAMES.live, take: typed, bar: 1.25, goal: 1.1 },
  { ours: served, what: 'blocking', reference: NAMES.react, take: blocking, bar: 1, goal: 0.5 },
  ...host(search),
  ...host(minisite),
];

/** Ratios of neighbours. Blocking may be 0 in the reference too: then a millisecond stands for nothing. */
function ratios(seen: Visits, { ours, reference, take }: Bar): number[] {
  const theirs = seen.get(reference) ?? [];
  return (seen.get(ours) ?? []).flatMap((visit, pair) => {
    const [mine, other] = [take(visit), theirs[pair] && take(theirs[pair])];
    return mine === undefined || other === undefined ? [] : [mine / Math.max(1, other)];
  });
}

const figure = (name: string, value: number, unit: Figure['unit'], more: Partial<Figure> = {}): Figure => ({
  bench: 'visitor',
  name,
  value,
  unit,
  ...more,
});

/** Medians of every page, the ratios with their bars, and the shift of ours. */
export function pageFigures(seen: Visits, say: (line: string) => void): Figure[] {
  table(seen, say);
  const medians = VARIANTS.flatMap(({ name }) => {
    const visits = seen.get(name) ?? [];
    const median = (what: string, take: Take): Figure[] => {
      const [low, middle, high] = quartiles(visits.flatMap((one) => take(one) ?? []));
      return Number.isNaN(middle)
        ? []
        : [figure(`${name}: ${what}`, middle, 'ms', { quartiles: [low, high] })];
    };
    return [
      ...median('content painted', painted),
      ...median('typing works', typed),
      ...median('blocking', blocking),
    ];
  });
  const held = BARS.map((bar) => {
    const [low, middle, high] = quartiles(ratios(seen, bar));
    return figure(`${bar.ours}: ${bar.what} / ${bar.reference}`, middle, 'x', {
      bar: bar.bar,
      quartiles: [low, high],
      ...(bar.goal !== undefined && { anchor: `goal ${bar.goal} x` }),
    });
  });
  const shifts = [element, served, search, minisite].map((name) => {
    const worst = Math.max(...(seen.get(name) ?? []).map(({ shift }) => shift));
    return figure(`${name}: layout shift, the worst visit`, worst, 'shift', { bar: 0 });
  });
  return [...medians, ...held, ...shifts];
}

/** Next paint beside the reference, and what the longest handlers took. */
export function interactionFigures(compared: readonly Compared[]): Figure[] {
  return compared.flatMap(({ name, ours, reference }) => {
    const pairs = ours.paints.flatMap((paint, turn) => {
      const other = reference.paints[turn];
      return other === undefined ? [] : [paint / other];
    });
    const [low, middle, high] = quartiles(pairs);
    const [quick, usual, slow] = quartiles([0, ...ours.handlers]);
    return [
      figure(`${name}: next paint`, quartiles(ours.paints)[1], 'ms', {
        anchor: `by hand ${quartiles(reference.paints)[1].toFixed(0)} ms`,
      }),
      figure(`${name}: next paint / server HTML + vanilla`, middle, 'x', {
        bar: 1.3,
        quartiles: [low, high],
      }),
      figure(`${name}: handlers that were slow enough to be told of`, usual, 'ms', {
        bar: 50,
        quartiles: [quick, slow],
      }),
    ];
  });
}

/** What cycles of an element left behind, less what those of an empty one did. */
export function leftFigures(name: string, left: Left, control: Left, cycles: number): Figure[] {
  const from = `${cycles} cycles of the ${name}`;
  return [
    figure(`${from}: nodes left`, Math.max(0, left.nodes - control.nodes), 'count', { bar: 0 }),
    figure(`${from}: listeners left`, Math.max(0, left.listeners - control.listeners), 'count', { bar: 0 }),
    figure(`${from}: heap of each`, Math.max(0, left.bytes - control.bytes), 'bytes', { bar: 1024 }),
  ];
}
