/// <reference types="vite/types/importMeta.d.ts" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.ts';
import { CHOICES, type Look } from './surroundings.tsx';

/** A story that draws itself into the page; drawing another one takes it away. */
interface Drawn {
  run: (context: { globals: Look }) => Promise<void>;
}

type StoryFile = Parameters<typeof composeStories>[0];

setProjectAnnotations(preview);

const stories = Object.entries(import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true }))
  .toSorted(([one], [other]) => one.localeCompare(other))
  .flatMap(([path, file]) =>
    Object.entries(composeStories(file) as Record<string, Drawn>).map(([name, drawn]) => ({
      name: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')}: ${name}`,
      drawn,
    })),
  );

/** Rules about a whole page, which a story is not. */
const OF_PAGES = ['page-has-heading-one', 'heading-order', 'landmark-unique'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until colours have come to their end: on the way from one to another nothing is meant to be read. */
const settled = (): Promise<unknown> =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
      .map(({ finished }) => finished),
  );

/** What a bar covers at this moment can be scrolled into view: only targets that are small in themselves count. */
const covered = (summary = '') => summary.includes('partially obscured');

async function findings({ run }: Drawn, look: Look, width: number): Promise<string[]> {
  await page.viewport(width, 900);
  await run({ globals: look });
  await settled();
  const { violations } = await axe.run(document, {
    runOnly: TAGS,
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ failureSummary }) => id !== 'target-size' || !covered(failureSummary))
        .map((node) => `${id} at ${node.target.join()}: ${node.failureSummary}`),
    ),
  ];
}

const turn = <Value,>(choices: readonly Value[], at: number): Value => choices[at % choices.length] as Value;

describe('a state keeps nobody out', () => {
  it.each(stories)('$name', async ({ drawn, name }) => {
    const at = stories.findIndex((one) => one.name === name);
    // Every state at a desk in French; on a phone in the dark, locales and themes take turns.
    const looks = [
      [{ locale: 'fr_FR', theme: 'base', scheme: 'light' }, 1440],
      [{ locale: turn(CHOICES.locale, at), theme: turn(CHOICES.theme, at), scheme: 'dark' }, 390],
    ] as const;
    for (const [look, width] of looks)
      expect.soft(await findings(drawn, look, width), `${JSON.stringify(look)} at ${width} px`).toEqual([]);
  });
});
