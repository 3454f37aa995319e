import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrate, type ComponentChild } from 'preact';
import renderToString from 'preact-render-to-string';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cardByCard, type CardByCard } from './card-by-card.tsx';
import { CrashBoundary } from '../../../framework/browser/crash-boundary.tsx';

const t = (() => 'text') as never;
let root: HTMLElement;
let alive: string[];
/** Name of the card that breaks. */
let broken = '';
let crashes: unknown[];
/** Changes what the list around the cards shows. */
let change: (list: { names: string[]; mark: string }) => void;

interface CardProps {
  name: string;
  mark: string;
}

function Card({ name, mark }: CardProps) {
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    alive.push(name);
  }, [name]);
  if (name === broken) throw new Error('A card broke.');
  return (
    <article data-mark={mark}>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        {`${name} ${pressed}`}
      </button>
    </article>
  );
}

function List({ names, around: Around }: { names: string[]; around?: CardByCard['AroundCard'] }) {
  const [list, setList] = useState({ names, mark: 'printed' });
  useLayoutEffect(() => {
    change = setList;
  }, []);
  return (
    <ul>
      {list.names.map((name) => {
        const card = <Card name={name} mark={list.mark} />;
        return (
          <li key={name} data-offer={name}>
            {Around ? <Around id={name}>{card}</Around> : card}
          </li>
        );
      })}
    </ul>
  );
}

const page = (names: string[], around?: CardByCard['AroundCard']): ReactNode => (
  <CrashBoundary t={t} home="/" onCrash={(error) => crashes.push(error)}>
    <List names={names} {...(around && { around })} />
  </CrashBoundary>
);

const NAMES = Array.from({ length: 12 }, (_, index) => `card ${index}`);

/** Prints the page as a server does, and begins to take it over. */
function begin(names = NAMES): Promise<void> {
  const html = renderToString(page(names) as never);
  root.replaceChildren(new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!);
  const { AroundCard, hydrateCards } = cardByCard();
  hydrate(page(names, AroundCard) as ComponentChild, root);
  return hydrateCards(root);
}

const cards = () => [...root.querySelectorAll('article')];
const buttons = () => [...root.querySelectorAll('button')];

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  alive = [];
  broken = '';
  crashes = [];
});

afterEach(() => root.remove());

it('every card comes alive on the very elements that the server printed', async () => {
  const done = begin();
  const printed = cards();
  expect(printed).toHaveLength(NAMES.length);
  expect(alive).toEqual([]);
  await done;
  expect(cards()).toEqual(printed);
  for (const button of buttons()) button.click();
  await expect
    .poll(() => buttons().map(({ textContent }) => textContent))
    .toEqual(NAMES.map((name) => `${name} 1`));
  expect(alive.toSorted()).toEqual(NAMES.toSorted());
});

it('the card that is pointed at comes alive before the others', async () => {
  // Time stands still for the tasks that would take over the others.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const done = begin();
    await userEvent.click(buttons()[9]!);
    await expect.poll(() => buttons()[9]?.textContent).toBe('card 9 1');
    expect(buttons()[8]?.textContent).toBe('card 8 0');
    await vi.runAllTimersAsync();
    await done;
    expect(buttons()[9]?.textContent).toBe('card 9 1');
  } finally {
    vi.useRealTimers();
  }
});

it('what changes while a card waits is shown once it is live', async () => {
  const done = begin();
  change({ names: NAMES, mark: 'later' });
  await done;
  await expect.poll(() => new Set(cards().map((card) => card.dataset['mark']))).toEqual(new Set(['later']));
  expect(buttons().map(({ textContent }) => textContent)).toEqual(NAMES.map((name) => `${name} 0`));
});

it('cards that go, come and change places while they wait leave nothing behind', async () => {
  const done = begin();
  const names = ['new', 'card 5', 'card 1', 'another', 'card 0'];
  change({ names, mark: 'later' });
  await done;
  await expect
    .poll(() => buttons().map(({ textContent }) => textContent))
    .toEqual(names.map((name) => `${name} 0`));
  expect(root.querySelectorAll('li')).toHaveLength(names.length);
  buttons()[1]!.click();
  await expect.poll(() => buttons()[1]?.textContent).toBe('card 5 1');
});

it('cards that come once all is live are made at once', async () => {
  await begin();
  change({ names: [...NAMES, 'new'], mark: 'printed' });
  await expect.poll(() => buttons().at(-1)?.textContent).toBe('new 0');
});

it('a card that breaks when it is taken over is told like any crash, and the rest goes on', async () => {
  const done = begin();
  broken = 'card 3';
  await done;
  await expect.poll(() => crashes).toEqual([new Error('A card broke.')]);
  expect(root.querySelector('[role="alert"]')).not.toBeNull();
});
