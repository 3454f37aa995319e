import { act as reactAct } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

/*
 * How React mounts, hydrates and settles in a test. The preact project swaps this file for runtime-preact.ts.
 * The "act environment" is on only inside act(): the clicks of a test are real browser events, and React would
 * complain about each of them.
 */

/** Name of the runtime the test stands on. */
export const runtime: 'react' | 'preact' = 'react';

const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Runs the work and waits until its renders and effects are done. */
export async function act(work: () => void | Promise<void>): Promise<void> {
  flags.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await reactAct(async () => {
      await work();
    });
  } finally {
    flags.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

/** What a mounted tree can still do. */
export interface Mounted {
  render(ui: ReactNode): void;
  unmount(): void;
}

/** Mounts into an empty element. */
export function mount(container: Element, ui: ReactNode): Mounted {
  const root = createRoot(container);
  root.render(ui);
  return root;
}

/** Takes over server HTML; `onComplaint` hears of every mismatch React repairs. */
export function hydrate(container: Element, ui: ReactNode, onComplaint: (error: unknown) => void): Mounted {
  return hydrateRoot(container, ui, { onRecoverableError: onComplaint });
}
