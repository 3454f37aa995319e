/** Limits how many hold something of one name at a time; the others wait in line, and not for ever. */
export interface Turns {
  /** Takes a place if one is free now. The function that comes back frees it, and is called once. */
  tryTake(name: string): (() => void) | undefined;
  /** Waits for a place; undefined when none came free in time, or too many wait already. */
  take(name: string): Promise<(() => void) | undefined>;
  /** Sends away all who wait for a place: it has turned out to be of no use. */
  sendAway(name: string): void;
}

/** How many and how long. */
export interface TurnLimits {
  /** Places of every name. */
  places: number;
  /** Most that wait for one name. */
  waiting: number;
  /** Milliseconds that one waits. */
  waitMs: number;
}

interface Line {
  held: number;
  /** Called with whether a place is theirs, the first first. */
  waiting: Set<(isTheirs: boolean) => void>;
}

/** Turns in this process. */
export function createTurns({ places, waiting: most, waitMs }: TurnLimits): Turns {
  const lines = new Map<string, Line>();

  const free = (name: string, line: Line) => () => {
    const [next] = line.waiting;
    if (next) {
      return next(true);
    }
    line.held -= 1;
    if (line.held === 0) lines.delete(name);
  };

  const tryTake = (name: string) => {
    const line = lines.get(name) ?? { held: 0, waiting: new Set() };
    if (line.held >= places) return undefined;
    line.held += 1;
    lines.set(name, line);
    return free(name, line);
  };

  return {
    tryTake,
    async take(name) {
      const now = tryTake(name);
      if (now) return now;
      const line = lines.get(name);
      if (!line || line.waiting.size >= most) return undefined;
      return new Promise((resolve) => {
        const end = (isTheirs: boolean) => {
          clearTimeout(timer);
          line.waiting.delete(end);
          resolve(isTheirs ? free(name, line) : undefined);
        };
        const timer = setTimeout(end, waitMs, false);
        line.waiting.add(end);
      });
    },
    sendAway(name) {
      for (const end of lines.get(name)?.waiting ?? []) end(false);
    },
  };
}
