import { afterEach, expect, it } from 'vitest';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { showChosenStay } from './show-chosen-stay.tsx';

const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => 0, assetBase: '' } as const;
const line = (label: string) => ({ type: 'ROOM', label });
const product = { programLines: [line('1 night')], cancellationPolicy: { cancellable: true } };
const quote = {
  programLineList: [line('2 nights'), line('Breakfast')],
  cancellationPolicy: { cancellable: true, cancellationDeadline: '2030-06-07' },
};

afterEach(() => document.body.replaceChildren());

it('a traveller who chooses dates reads on the page what they include and how they are cancelled, and without dates again what the product says', () => {
  document.body.innerHTML = `<ul data-stay-lines><li>1 night</li></ul><p data-stay-terms>Add your dates</p>
    <p data-stay-terms>Add your dates</p>`;
  const lines = () => [...document.querySelectorAll('[data-stay-lines] li')].map((one) => one.textContent);
  const terms = () => [...document.querySelectorAll('[data-stay-terms]')].map((one) => one.textContent);
  showChosenStay(product, quote, stay);
  expect(lines()).toEqual(['2 nights', 'Breakfast']);
  for (const text of terms()) expect(text).toMatch(/^Modify your stay freely until 7 juin 2030/);
  expect(terms()).toHaveLength(2);
  showChosenStay(product, undefined, stay);
  expect(lines()).toEqual(['1 night']);
  for (const text of terms()) expect(text).toBe('Add your dates to see the cancellation conditions.');
});
