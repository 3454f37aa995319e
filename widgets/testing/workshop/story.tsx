import { useState, type ReactNode } from 'react';
import { configure, userEvent, waitFor, within } from 'storybook/test';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { MessageKey, Translate } from '@staykit/messages/translate.ts';
import { surroundingsOf, type Look, type Surroundings } from './surroundings.tsx';

// What is fetched when it is first wanted takes its time on a machine that is busy.
configure({ asyncUtilTimeout: 5_000 });

type Told = Surroundings & { t: Translate };

/** What brings a story into its state once it is drawn. */
export interface Scene {
  user: typeof userEvent;
  /** Queries over the whole page: panels stand outside of what opened them. */
  page: ReturnType<typeof queriesOf>;
  /** The page itself. */
  body: HTMLElement;
  t: Translate;
  /** Presses the last button that is seen whose name begins with a text. */
  press: (key: MessageKey) => Promise<void>;
  /** The first element of a CSS selector, once it is there. */
  shown: (selector: string) => Promise<HTMLElement>;
  /** Waits until what was asked for has come. */
  answered: () => Promise<void>;
}

/** A story in the shape that Storybook reads. */
export interface Story {
  render: (args: unknown, context: { globals: unknown }) => ReactNode;
  play?: (context: { canvasElement: HTMLElement; globals: unknown }) => Promise<void>;
}

/** One state: what is drawn, and what the visitor does then. */
export function story(render: (told: Told) => ReactNode, act?: (scene: Scene) => Promise<void>): Story {
  return {
    render: (_args, { globals }) => render(surroundingsOf(globals as Look)),
    ...(act && {
      play: ({ canvasElement, globals }) => act(sceneOf(canvasElement.ownerDocument.body, globals as Look)),
    }),
  };
}

const queriesOf = (body: HTMLElement) => within(body);

function sceneOf(body: HTMLElement, look: Look): Scene {
  const { t } = surroundingsOf(look);
  const page = queriesOf(body);
  return {
    user: userEvent,
    page,
    body,
    t,
    shown: (selector) =>
      waitFor(
        () => {
          const found = body.querySelector<HTMLElement>(selector);
          if (!found) throw new Error(`There is no ${selector}.`);
          return found;
        },
        { timeout: 5_000 },
      ),
    answered: () =>
      waitFor(() => {
        if (body.querySelector('[aria-busy="true"]')) throw new Error('Something is still on its way.');
      }),
    press: async (key) => {
      const name = t(key).toLowerCase();
      const found = await page.findAllByRole('button', {
        name: (text) => text.trim().toLowerCase().startsWith(name),
      });
      const seen = found.findLast((one) => one.checkVisibility({ visibilityProperty: true })) ?? found[0];
      await userEvent.click(seen as HTMLElement);
    },
  };
}

/** A value that is changed by what is drawn with it. */
export function Kept<Value>(props: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(props.start);
  return props.children(value, change);
}

/** An answer that does not come. */
export const never = (): Promise<never> => new Promise(() => {});

/** A call that does not get through. */
export const fails = (): Promise<never> => Promise.reject(new StayError('NETWORK', 'There is no line.'));
