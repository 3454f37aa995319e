/** One measured figure, beside what a user would pick instead and what we are held to. */
export interface Figure {
  /** Which bench it belongs to: `bytes`, `search`, `http`, `start`, `minisites`, `render`, `map`, `visitor`. */
  bench: string;
  name: string;
  value: number;
  unit: 'bytes' | 'MB' | 'ms' | 's' | 'x' | 'hotels' | '/s' | 'count' | 'shift';
  /** What the figure is compared with, in words with its own figure. */
  anchor?: string;
  /** The figure must not be above this. Of times, only those that a user waits for are gated: they depend on the machine. */
  bar?: number;
  /** Lower and upper quartile, where the value is a median of a noisy run: a bar is missed when the lower one misses. */
  quartiles?: readonly [lower: number, upper: number];
}

/** What every bench is told. */
export interface BenchOptions {
  /** Folder with real hotel registers, from `--registers DIR`. */
  registers?: string;
  /** Rounds in which ours and what it is compared with take turns, from `--pairs N`; of visits, 15 and more are to be relied on. */
  pairs?: number;
  say: (line: string) => void;
}

/** A bench: a name and what it measures. */
export interface Bench {
  name: string;
  run: (options: BenchOptions) => Promise<Figure[]>;
}

/** Whether a figure is where its bar wants it. */
export const isHeld = ({ value, bar, quartiles }: Figure): boolean =>
  bar === undefined || (quartiles?.[0] ?? value) <= bar;

/** Median, 95th and 99th percentile of samples. */
export function percentiles(samples: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Lower quartile, median, upper quartile. */
export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? Number.NaN;
    return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place % 1);
  };
  return [at(0.25), at(0.5), at(0.75)];
}
