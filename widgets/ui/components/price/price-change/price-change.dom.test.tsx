import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { PriceChangeDialog } from './price-change.tsx';

const ignore = () => {};
const dialog = (previous: number, next: number) =>
  inStay(<PriceChangeDialog previous={previous} next={next} onContinue={ignore} onClose={ignore} />);
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

it('a traveller whose price rose is warned, with both prices and the difference [QUOTE-10] [QUOTE-21]', async () => {
  const view = await render(dialog(18_000, 19_500));
  const box = view.getByRole('dialog', { name: 'The price has changed' });
  expect(view.getByRole('alert').textContent).toBe(
    "The price has been updated during your booking and it's now higher.",
  );
  expect(view.getByRole('alert').dataset['tone']).toBe('warning');
  for (const amount of ['180 €', '195 €', '15 € more']) expect(textOf(box)).toContain(amount);
  expect((await axe.run(box)).violations).toEqual([]);
});

it('a traveller whose price fell reads good news [QUOTE-10]', async () => {
  const view = await render(dialog(19_500, 18_000));
  expect(view.queryByRole('alert')).toBeNull();
  expect(view.getByRole('status').textContent).toBe(
    "The price has been updated during your booking and it's now lower!",
  );
  expect(view.getByRole('status').dataset['tone']).toBe('positive');
  expect(textOf(view.getByRole('dialog'))).toContain('15 € less');
});

function Checkout({ said }: { said: string[] }) {
  const [asked, setAsked] = useState(false);
  const answer = (word: string) => () => {
    said.push(word);
    setAsked(false);
  };
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Book
      </button>
      {asked && (
        <PriceChangeDialog
          previous={18_000}
          next={19_500}
          onContinue={answer('continue')}
          onClose={answer('close')}
        />
      )}
    </>
  );
}

it('a traveller answers by keyboard: on with the new price, or back where they were', async () => {
  const said: string[] = [];
  const view = await render(inStay(<Checkout said={said} />));
  const book = view.getByRole('button', { name: 'Book' });
  const ask = async () => {
    book.focus();
    await userEvent.keyboard('{Enter}');
    return view.findByRole('dialog');
  };
  // Nothing is accepted by pressing Enter once too often.
  await ask();
  await userEvent.keyboard('{Enter}');
  expect(said).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(book);

  await ask();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await ask();
  await userEvent.click(view.getByRole('button', { name: 'Close' }));
  await ask();
  await userEvent.click(view.getByRole('button', { name: 'Back to the stay' }));
  expect(said).toEqual(['close', 'continue', 'close', 'close']);
});

it('a press beside the question does not answer it', async () => {
  const said: string[] = [];
  const view = await render(inStay(<Checkout said={said} />));
  await userEvent.click(view.getByRole('button', { name: 'Book' }));
  const box = await view.findByRole('dialog');
  box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(said).toEqual([]);
});
