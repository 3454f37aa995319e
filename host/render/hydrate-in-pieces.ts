import { hydrate, options } from 'preact';
import type { ComponentChild } from 'preact';

/*
 * Taking over a page of results at once would keep the visitor waiting: on a phone half a second in which no letter is
 * answered. So the parts that come many times, the cards, are left as the server printed them, and taken over a few at
 * a time in tasks of their own, the one that is pointed at or focused first. Preact resumes a part whose render threw
 * something to wait for: its own short names stand here as its package prints them, and its version is pinned.
 */

/** A component as Preact keeps it. */
interface Piece {
  setState(state: object): void;
  /** What it stands for. */
  __v: Node;
  /** Where it stands; nothing once it left the page. */
  __P?: object | null;
}

interface Node {
  type: unknown;
  props: object;
  __c: Piece;
  /** Its element. */
  __e?: Element | null;
}

type CatchError = (error: unknown, ...rest: unknown[]) => void;

const preact = options as { __r?: ((node: Node) => void) | undefined; __e: CatchError };

/** Thrown in the place of a part that is taken over later: Preact leaves its elements alone. */
const LATER: PromiseLike<never> = new Promise<never>(() => undefined);

/** A task takes over parts for so long, then the visitor has a turn. */
const SLICE_MS = 8;

/** What says that a part is wanted next. */
const WANTED = ['pointerover', 'pointerdown', 'focusin'] as const;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Takes over what the server printed into `root`: all but the parts made by `part`, each of which prints one element,
 * and then those. Resolves once all is live.
 */
export async function hydrateInPieces(node: ComponentChild, root: Element, part: unknown): Promise<void> {
  /** What each part was printed from: what came since is shown once it is live. */
  const waiting = new Map<Piece, object>();
  const render = preact.__r;
  let printing = true;
  preact.__r = (rendered) => {
    const { type, props, __c: piece } = rendered;
    if (type === part && (printing || waiting.has(piece))) {
      if (!waiting.has(piece)) waiting.set(piece, props);
      throw LATER;
    }
    render?.(rendered);
  };
  const catchError = preact.__e;
  preact.__e = (error, ...rest) => {
    // No boundary is told: the part only waits.
    if (error !== LATER) catchError(error, ...rest);
  };
  hydrate(node, root);
  printing = false;

  async function take(piece: Piece, printed: object): Promise<void> {
    waiting.delete(piece);
    if (!piece.__P) return;
    const { props } = piece.__v;
    piece.__v.props = printed;
    piece.setState({});
    // Preact renders in a microtask.
    await undefined;
    if (props === printed) return;
    piece.__v.props = props;
    piece.setState({});
  }
  const takeWanted = ({ target }: Event): void => {
    for (const [piece, printed] of waiting)
      if (piece.__v.__e?.contains(target as Element)) void take(piece, printed);
  };
  for (const event of WANTED) root.addEventListener(event, takeWanted, { capture: true, passive: true });
  let until = 0;
  for (const [piece, printed] of waiting) {
    if (performance.now() > until) {
      await nextTask();
      until = performance.now() + SLICE_MS;
    }
    if (waiting.has(piece)) await take(piece, printed);
  }
  for (const event of WANTED) root.removeEventListener(event, takeWanted, { capture: true });
  preact.__r = render;
  preact.__e = catchError;
}
