import { hydrate } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactNode } from 'react';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { tellTyped } from '@staykit/elements/element/tell-typed.ts';
import { createTranslate, type Messages } from '@staykit/messages/translate.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { tellHydrating, tellLive } from './hydrate-island.ts';
import { LOCALE_CHUNKS } from './locale-chunks.ts';
import { nextTask } from './next-task.ts';
import type { IslandPage } from '../page-data.ts';
import { renderInto } from './render-into.ts';

/** A task after the first paint: the page is shown before it becomes interactive. */
export async function painted(): Promise<void> {
  if (!document.hidden && performance.getEntriesByType('paint').length === 0)
    await new Promise(requestAnimationFrame);
  await nextTask();
}

/** Shows over the page that it broke, and reports it to the listeners of the page's errors. [ERROR-07] */
export async function tellBreak(error: unknown, { locale }: IslandPage): Promise<void> {
  reportError(error);
  adoptLaterStyles(document);
  const [{ showGenericError }, { default: messages }] = await Promise.all([
    import('./generic-error.tsx'),
    LOCALE_CHUNKS[locale](),
  ]);
  showGenericError(createTranslate(locale, messages));
}

/** How a widget of a page is hydrated. */
interface LiveIsland {
  page: IslandPage;
  messages: Messages;
  /** The widget; it calls `onReady` once it is live. */
  widget: (onReady: () => void) => ReactNode;
  /** What the server printed is out of date: the widget is rendered again. */
  fresh?: boolean;
  /** What is left to do before presses are answered. */
  rest?: ((root: HTMLElement) => Promise<void>) | undefined;
}

/** Hydrates a widget within a crash boundary. Resolves once all of it is live. */
export async function liveIsland(
  root: HTMLElement,
  { page, messages, widget, fresh = false, rest }: LiveIsland,
): Promise<void> {
  const live = Promise.withResolvers<void>();
  const t = createTranslate(page.locale, messages);
  const island = (
    // A crash is reported to the listeners of the page's errors as any other.
    <CrashBoundary t={t} home={page.prefix ?? '/'} onCrash={(error) => reportError(error)}>
      {widget(live.resolve)}
    </CrashBoundary>
  );
  tellHydrating(root);
  if (fresh) {
    root.replaceChildren();
    renderInto(root, island);
  } else {
    hydrate(island as ComponentChild, root);
    tellTyped(root);
  }
  await live.promise;
  await rest?.(root);
  tellLive(root);
}
