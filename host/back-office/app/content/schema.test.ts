import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_KINDS,
  documentPlace,
  formSchema,
  formValue,
} from '@staykit/gateway/content/versions/document.ts';
import { KINDS } from './choices.ts';
import { filledIn, kindsOf, type FormSchema } from './schema.ts';

const SAMPLES = 'host/demo/content';
const schemaOf = (kind: string) => formSchema(kind) as FormSchema;

it('the lists of choices are those of the server', () => {
  expect(KINDS.toSorted()).toEqual(DOCUMENT_KINDS.toSorted());
});

it('a form that nobody touched gives back what every file holds', () => {
  const files = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const value = formValue(file, readFileSync(`${SAMPLES}/${file}`, 'utf8'));
    const schema = schemaOf(documentPlace(file)?.kind ?? '');
    expect(filledIn(structuredClone(value), schema), file).toEqual(value);
  }
});

describe('a form', () => {
  it('leaves out what was left empty, and keeps what must be there', () => {
    const value = { title: '', subtitle: null, imageS: '', boxURL: '/boxes' };
    expect(filledIn(value, schemaOf('gift-block'))).toEqual({ title: '', boxURL: '/boxes' });
  });

  it('leaves out a part of which defaults alone are there', () => {
    const untouched = { seo: { title: null, index: true, follow: true }, blocks: [] };
    expect(filledIn({ hotel: untouched }, schemaOf('home'))).toEqual({});
  });

  it('leaves out the fields of another kind of block that was chosen before', () => {
    const blocks = [{ kind: 'boxes', codes: ['SPAEBOX', null, ''], html: '<p>before</p>' }];
    const page = { seo: { title: 'T', description: 'D' }, blocks };
    expect(filledIn(page, schemaOf('landing'))).toMatchObject({ blocks: [{ kind: 'boxes' }] });
    expect(filledIn({ booking: page }, schemaOf('home'))).toEqual({
      booking: { ...page, blocks: [{ kind: 'boxes', codes: ['SPAEBOX'] }] },
    });
  });

  it('knows the kinds of blocks of each page', () => {
    const blocks = schemaOf('landing').properties?.['blocks']?.items ?? {};
    expect(kindsOf(blocks)).toContain('JumbotronPromo');
  });
});
