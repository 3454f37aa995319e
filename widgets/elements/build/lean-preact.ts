import type { Plugin } from 'vite';
import { CUTS, type Cut } from './preact-cuts.ts';

/**
 * Leaves out of Preact what no source of ours can reach, since `runtime/react.ts` names all that they take: two
 * fifths of it. Undefined where this Preact does not hold each piece once.
 */
export function withoutUnreached(code: string, cuts: readonly Cut[] = CUTS): string | undefined {
  let rest = code;
  for (const [piece, instead = ''] of cuts) {
    const [before, after, ...more] = rest.split(piece);
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    rest = before + instead + after;
  }
  return rest;
}

/** The same in a build. Another Preact stays whole, and the build says so. */
export function leanPreact(cuts?: readonly Cut[]): Plugin {
  return {
    name: 'staykit-lean-preact',
    transform(code, id) {
      if (!/\/preact\/dist\/preact\.m?js(?:\?|$)/.test(id)) return undefined;
      const lean = withoutUnreached(code, cuts);
      if (lean === undefined)
        this.warn('lean-preact.ts does not know this version of Preact: it stays whole.');
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}
