import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A number from 0 to 1, in steps of a millionth. */
  unit(): number;
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of `choices`, by weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** `count` different `choices`, in random order. */
  sample<T>(choices: readonly T[], count: number): T[];
  /** Bell-shaped around 0: mostly within -1 to 1, always within -3 to 3. */
  bell(): number;
}

/** A 32-bit hash of texts and numbers (FNV-1a). */
export function hashSeed(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = parts.join('\u001f');
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV mixes the last characters poorly; a final mix spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/** Random numbers of a seed, which may have several parts. */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const generator = xoroshiro128plus(hashSeed(...seed));
  const int = (min: number, max: number): number => uniformInt(generator, min, max);
  const unit = (): number => int(0, 1_000_000) / 1_000_000;
  function pick<T>(choices: readonly T[]): T {
    const choice = choices[int(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('random.pick: nothing to choose from');
    return choice;
  }
  return {
    int,
    unit,
    pick,
    chance: (probability) => int(0, 999_999) < probability * 1_000_000,
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = (int(0, 999_999) / 1_000_000) * total;
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(choices)[0];
    },
    sample(choices, count) {
      const rest = [...choices];
      const taken = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
    bell: () => unit() + unit() + unit() + unit() + unit() + unit() - 3,
  };
}
