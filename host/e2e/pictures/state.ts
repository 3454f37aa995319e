import type { Page } from 'playwright';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** A visitor's page while a state is brought about. */
export interface Scene {
  page: Page;
  /** The texts of the locale that the state is shown in. */
  t: Translate;
  /** Whether the screen is narrower than 768 px: there the search box and the filters fill the screen. */
  phone: boolean;
}

/** One state of a screen, as the gallery of docs/states.md shows it. */
export interface State {
  /** Name of the picture, kebab-case. */
  name: string;
  /** What is seen, in one sentence. */
  caption: string;
  /** Host name without `.localhost`. */
  host: string;
  locale: Locale;
  path: string;
  colors?: 'light' | 'dark';
  forcedColors?: true;
  /** A visitor who was not asked yet what may be kept; every other one has answered. */
  asked?: false;
  /** On a page of somebody else, the names of the elements that are ours: the page around them is not looked at. */
  ours?: readonly string[];
  /** Before the page is opened: calls that are kept waiting or made to fail. */
  before?: (page: Page) => Promise<unknown>;
  /** What the visitor does once the page is there. */
  act?: (scene: Scene) => Promise<void>;
  /** The state is shown while calls still wait: the network never comes to rest. */
  waiting?: true;
}

/** A day as `yyyy-MM-dd`, so many days from now. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
