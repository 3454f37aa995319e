import type { ChannelScope } from '../../channel/channel-of.ts';
import type { EarlyAnswers, ElementSource } from '../define-element.ts';
import type { ContextDefaults } from '../element-context.ts';

/**
 * Fetches a file of this name with its hash, and gives its address: the import that follows gets this very file, or
 * none if it was tampered with.
 */
export type Preload = (name: string, hash: string | undefined) => string;

/** Loads the file that starts a widget which has the page to itself; the one for `all` in place of others than the loader knows. */
export type StartOf = (name: string) => Promise<Start>;

/** What the loader brings, in this order, since names would cost it bytes. */
export type Loader = [
  /** Its own address. */
  url: string,
  /** Its `data-*`. */
  defaults: ContextDefaults,
  /** Answers on their way. */
  early: EarlyAnswers,
  preload: Preload,
  startOf: StartOf,
  /** The channels of the page, once a file that starts widgets has made them: the others share them. */
  channels?: ChannelScope,
];

/** A file that starts widgets, as the loader and the other such files know it. */
export interface Start {
  /**
   * Loads the widgets that stand on the page, now and later, and only those.
   *
   * @param missing those that no other such file has started
   */
  start(loader: Loader, missing?: Set<string>): void;
}

/** Where the elements of a page come from, as their definitions take it. */
export function sourceOf(loader: Loader) {
  const [url, defaults, early, preload, , channels = (loader[5] = new Map())] = loader;
  return { url, defaults, early, preload, channels } satisfies ElementSource;
}
