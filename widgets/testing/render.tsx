import { configure, within } from '@testing-library/dom';
import type { BoundFunctions, queries } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';

import { act, hydrate as hydrateTree, mount } from './runtime-react.ts';
import type { Mounted } from './runtime-react.ts';

export { act, runtime } from './runtime-react.ts';
export { waitFor, within } from '@testing-library/dom';

type Queries = BoundFunctions<typeof queries>;

/** A component on a test page. The queries (`getByRole`, `findByText` ...) look inside its container only. */
export interface Rendered extends Queries {
  container: HTMLElement;
  /** Real mouse and keyboard of the browser. */
  user: typeof userEvent;
  rerender(ui: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

/** Where to put the component: by default a fresh `<div>` at the end of the body. */
export interface RenderOptions {
  container?: HTMLElement;
}

/** What hydration did to the server's HTML. */
export interface Hydrated extends Rendered {
  /** Changes made to the DOM while hydrating: none for a right component. */
  mutations: MutationRecord[];
  /** Mismatches the runtime reported (React only; Preact shows them as mutations). */
  complaints: unknown[];
}

// What a widget fetches when it is first wanted takes its time on a machine that is busy.
configure({ asyncUtilTimeout: 4_000 });

const open: { tree: Mounted; container: HTMLElement }[] = [];

afterEach(async () => {
  for (const { tree, container } of open.splice(0)) {
    await act(() => tree.unmount());
    container.remove();
  }
});

function place(options: RenderOptions): HTMLElement {
  const container = options.container ?? document.createElement('div');
  if (!container.isConnected) document.body.append(container);
  return container;
}

function wrap(container: HTMLElement, tree: Mounted): Rendered {
  open.push({ tree, container });
  return {
    ...within(container),
    container,
    user: userEvent,
    rerender: (ui) => act(() => tree.render(ui)),
    unmount: () => act(() => tree.unmount()),
  };
}

/** Mounts with the runtime of the project (React or Preact) and waits for its effects. */
export async function render(ui: ReactNode, options: RenderOptions = {}): Promise<Rendered> {
  const container = place(options);
  let tree: Mounted | undefined;
  await act(() => {
    tree = mount(container, ui);
  });
  return wrap(container, tree!);
}

/** Puts server HTML on the page, hydrates it, and tells every change the hydration made. */
export async function hydrate(html: string, ui: ReactNode, options: RenderOptions = {}): Promise<Hydrated> {
  const container = place(options);
  container.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  const mutations: MutationRecord[] = [];
  const complaints: unknown[] = [];
  const observer = new MutationObserver((records) => mutations.push(...records));
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  let tree: Mounted | undefined;
  await act(() => {
    tree = hydrateTree(container, ui, (error) => complaints.push(error));
  });
  mutations.push(...observer.takeRecords());
  observer.disconnect();
  return { ...wrap(container, tree!), mutations, complaints };
}
