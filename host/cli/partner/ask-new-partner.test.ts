import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MINISITE_LOCALES } from '@staykit/partners/partner-schema.ts';
import { askNewPartner } from './ask-new-partner.ts';

/** A person at a terminal: what they press, and what they see. */
function atTerminal(taken: readonly string[] = []) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let seen = '';
  output.on('data', (part: Buffer) => (seen += part.toString()));
  const answers = askNewPartner((slug) => (taken.includes(slug) ? `${slug} is taken.` : undefined), {
    input,
    output,
  });
  /** Presses keys once a question is there. */
  const press = async (question: string, ...keys: string[]) => {
    while (!seen.includes(question)) await wait(5);
    for (const key of keys) {
      input.write(key);
      await wait(20);
    }
  };
  return { answers, press, seen: () => seen };
}
const ENTER = '\r';
const DOWN = '\u001B[B';

it('asks for what a new partner needs, and offers a name, the shop’s look and its first page', async () => {
  const { answers, press } = atTerminal();
  await press('Name of the folder', 'rust-en-zo', ENTER);
  await press(
    'Language and market',
    ...MINISITE_LOCALES.slice(0, MINISITE_LOCALES.indexOf('nl_BE')).map(() => DOWN),
    ENTER,
  );
  await press('Name that visitors see', ENTER);
  await press('Theme', ENTER);
  await press('First page', ENTER);
  expect(await answers).toEqual({
    slug: 'rust-en-zo',
    locale: 'nl_BE',
    name: 'Rust En Zo',
    theme: 'base',
  });
});

it('says at once why a name cannot be had, and takes another theme and layout', async () => {
  const { answers, press, seen } = atTerminal(['mag-a']);
  await press('Name of the folder', 'mag-a', ENTER);
  await press('mag-a is taken.', '\u007F', 'B', ENTER);
  await press('Use a-z, 0-9 and -', '\u007F', 'b', ENTER);
  await press('Language and market', ENTER);
  await press('Name that visitors see', '!', ENTER);
  await press('Theme', DOWN, ENTER);
  await press('First page', DOWN, ENTER);
  expect(await answers).toEqual({
    slug: 'mag-b',
    locale: 'fr_FR',
    name: 'Mag B!',
    theme: 'magnolia',
    layout: 'magazine',
  });
  expect(seen()).toContain('mag-a is taken.');
});

it('writes nothing for a person who gives up', async () => {
  const { answers, press, seen } = atTerminal();
  await press('Name of the folder', 'mag-a', ENTER);
  await press('Language and market', '\u0003');
  expect(await answers).toBeUndefined();
  expect(seen()).toContain('Nothing was written.');
});
