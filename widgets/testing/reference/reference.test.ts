import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@staykit/values/errors/catalogue.ts';
import reference from '@staykit/messages/en.json';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import { COMMON } from '@staykit/build/custom-elements.ts';
import { eventDetails, readElementDocs } from './element-docs.ts';
import { readVariables } from './environment-page.ts';
import { ERROR_DOCS, START_ERROR_DOCS } from './error-docs.ts';
import { REFERENCE, referencePages } from './reference-pages.ts';

const pages = await referencePages();
const texts = reference as Readonly<Record<string, Readonly<Record<string, string>>>>;
const sources = globSync('{host,widgets}/**/*.ts', { exclude: (name) => /node_modules|dist/.test(name) })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));

describe('the reference', () => {
  it.each([...pages.keys()])('%s says what the sources say; if not, run generate-reference.ts', (name) => {
    const file = `${REFERENCE}/${name}`;
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(pages.get(name));
  });

  it('holds no page that is not made', () => {
    expect(readdirSync(REFERENCE).toSorted()).toEqual([...pages.keys()].toSorted());
  });
});

describe('an error code', () => {
  it('of the catalogue is explained, and every explained code is in the catalogue', () => {
    expect(Object.keys(ERROR_DOCS)).toEqual(Object.keys(ERRORS));
    for (const [code, { when, todo }] of Object.entries(ERROR_DOCS)) {
      expect(pages.get('errors.md'), code).toContain(`\`${code}\``);
      expect(
        [when, todo].every((text) => text.endsWith('.')),
        code,
      ).toBe(true);
    }
  });

  it('has a text for visitors in the catalogue of messages', () => {
    for (const { messageKey } of Object.values(ERRORS)) {
      const [namespace = '', ...rest] = messageKey.split('.');
      expect(texts[namespace], messageKey).toHaveProperty([rest.join('.')]);
    }
  });

  it('that stops a start or a command is explained, and every explained one is raised somewhere', () => {
    const raised = sources.flatMap((text) =>
      [...text.matchAll(/(?:readonly code = |new DatabaseError\(\s*)'([A-Z_]+)'/g)].map(([, code]) => code),
    );
    expect(Object.keys(START_ERROR_DOCS).toSorted()).toEqual([...new Set(raised)].toSorted());
  });
});

describe('an element', () => {
  it('explains the attributes that all elements have, and no other', () => {
    expect(Object.keys(COMMON).toSorted()).toEqual(Object.keys(COMMON_ATTRIBUTES).toSorted());
  });

  it('explains only events that are declared', async () => {
    const declared = [...eventDetails().keys()];
    expect(declared).toContain('stay-ready');
    for (const [name, { events }] of await readElementDocs()) {
      for (const event of Object.keys(events)) expect(declared, name).toContain(event);
    }
  });
});

describe('an environment variable', () => {
  it('says what it means', () => {
    for (const { name, meaning } of readVariables()) expect(meaning, name).toMatch(/^[A-Z`].+\.$/);
  });
});
