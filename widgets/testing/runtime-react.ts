import { act as reactAct, render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { adoptStyles } from '@staykit/elements/styles/styled.ts';

/* How React mounts, hydrates and settles in a test. The preact project swaps this file for runtime-preact.ts. */

/** Name of the runtime the test stands on. */
export const runtime: 'react' | 'preact' = 'react';

/** Runs the work and waits until its renders and effects are done. */
export async function act(work: () => void | Promise<void>): Promise<void> {
  await reactAct(async () => {
    await work();
  });
}

/** What a mounted tree can still do. */
export interface Mounted {
  render(ui: ReactNode): void;
  unmount(): void;
}

const into = (container: HTMLElement) => ({ container, baseElement: container });

/** The style runtime is told where to write its rules, as widgets/react/widget-frame.tsx of the npm package does. */
const dress = (container: HTMLElement) => adoptStyles(container.getRootNode() as Document | ShadowRoot);

/** Mounts into an empty element. */
export function mount(container: HTMLElement, ui: ReactNode): Mounted {
  dress(container);
  const { rerender, unmount } = render(ui, into(container));
  return { render: rerender, unmount };
}

/** Takes over server HTML; `onComplaint` hears of every mismatch React repairs. */
export function hydrate(
  container: HTMLElement,
  ui: ReactNode,
  onComplaint: (error: unknown) => void,
): Mounted {
  dress(container);
  const { rerender, unmount } = render(ui, {
    ...into(container),
    hydrate: true,
    onRecoverableError: onComplaint,
  });
  return { render: rerender, unmount };
}
