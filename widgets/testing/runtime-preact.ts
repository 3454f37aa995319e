import { hydrate as preactHydrate, render as preactRender } from 'preact';
import { act as preactAct } from 'preact/test-utils';
import type { ComponentChild } from 'preact';

import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import type * as react from './runtime-react.ts';

/* How Preact mounts, hydrates and settles in a test: the same exports as runtime-react.ts. */

export const runtime: typeof react.runtime = 'preact';

export const act: typeof react.act = async (work) => {
  await preactAct(async () => {
    await work();
  });
};

const mounted = (container: HTMLElement): react.Mounted => ({
  render: (ui) => preactRender(ui as ComponentChild, container),
  unmount: () => preactRender(null, container),
});

/** Real styled-components writes its rules into the page by itself; the style runtime is told where. */
const dress = (container: HTMLElement) => adoptStyles(container.getRootNode() as Document | ShadowRoot);

export const mount: typeof react.mount = (container, ui) => {
  dress(container);
  preactRender(ui as ComponentChild, container);
  return mounted(container);
};

export const hydrate: typeof react.hydrate = (container, ui) => {
  dress(container);
  preactHydrate(ui as ComponentChild, container);
  return mounted(container);
};
