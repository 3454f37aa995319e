/** What must stand on the machine before a proof can run; the runner installs it where Debian's packages can be had. */
export type ProofNeed =
  | 'postgres'
  | 'nginx'
  | 'promtool'
  | 'caddy'
  | 'redis'
  | 'java'
  | 'replica'
  | 'webkit'
  | 'screen'
  | 'docker'
  | 'compose'
  | 'debootstrap';

/** `short` is what `npm run test:all` runs, within 30 seconds; `long` is the proof by name. */
export type ProofSize = 'short' | 'long';

/** What a proof is told. */
export interface ProofOptions {
  size: ProofSize;
  say: (line: string) => void;
}

/** What a proof found. */
export interface ProofResult {
  /** What held: a sentence each, as a test's title, with at most four row ids at its end. `… [API-11]` */
  passed: string[];
  /** What did not hold: the sentence that should have, with the same ids; what came instead stands in `reasons`. */
  failed: string[];
  /** What was seen where a sentence failed, by sentence. */
  reasons?: Record<string, string>;
  /** What was counted and measured on the way, by name with its unit: `bookings`, `p99 ms`. */
  figures: Record<string, number>;
}

/** Something that a unit test cannot show: load, kills, other processes, thousands of runs. */
export interface Proof {
  /** Kebab-case, the name of its file `<name>.proof.ts`. */
  name: string;
  /** One sentence: what holds when it passes. */
  says: string;
  needs?: readonly ProofNeed[];
  /** `npm run test:all` leaves it out, as even its short form takes long. */
  isLongOnly?: boolean;
  /** Seconds after which the long form is ended and has failed. 1,200 by default. */
  longest?: number;
  /** Every process that it starts is its own child: the runner ends what is left of them, and nothing else. */
  run: (options: ProofOptions) => Promise<ProofResult>;
}

/** Collects what held and what did not. */
export interface Findings {
  /** Notes the sentence as passed or failed; `seen` is told when it failed. Checked again, it holds when it always held. */
  check: (sentence: string, holds: boolean, seen?: string) => void;
  figure: (name: string, value: number) => void;
  /** A figure that is measured again and again: the largest counts. */
  largest: (name: string, value: number) => void;
  result: () => ProofResult;
}

/** A proof's own list of findings. */
export function createFindings(): Findings {
  const passed: string[] = [];
  const failed: string[] = [];
  const reasons: Record<string, string> = {};
  const figures: Record<string, number> = {};
  return {
    check(sentence, holds, seen) {
      const before = [passed, failed].find((list) => list.includes(sentence));
      if (before === failed || (before && holds)) return;
      if (before) passed.splice(passed.indexOf(sentence), 1);
      (holds ? passed : failed).push(sentence);
      if (!holds && seen !== undefined) reasons[sentence] = seen;
    },
    figure(name, value) {
      figures[name] = value;
    },
    largest(name, value) {
      figures[name] = Math.max(figures[name] ?? value, value);
    },
    result: () => ({ passed, failed, reasons, figures }),
  };
}
