import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '@staykit/testing/render.tsx';
import { Stepper } from './stepper.tsx';

function Adults({ start, ...bounds }: { start: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      {...bounds}
      label="Adults"
      hint="12 and older"
      value={value}
      onChange={setValue}
      decreaseLabel="Fewer adults"
      increaseLabel="More adults"
    />
  );
}

it('buttons add and take away one, and are disabled at the bounds', async () => {
  const view = await render(<Adults start={2} min={1} max={3} />);
  const [fewer, more] = [
    view.getByRole<HTMLButtonElement>('button', { name: 'Fewer adults' }),
    view.getByRole<HTMLButtonElement>('button', { name: 'More adults' }),
  ];
  const number = view.getByRole('status');
  await userEvent.click(more);
  expect(number.textContent).toBe('3');
  expect([fewer.disabled, more.disabled]).toEqual([false, true]);
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  expect(number.textContent).toBe('1');
  expect([fewer.disabled, more.disabled]).toEqual([true, false]);
});

it('a stepper without given limits goes from 1 to 20 [ACTIVITY-19]', async () => {
  const low = await render(<Adults start={1} />);
  expect(low.getByRole<HTMLButtonElement>('button', { name: 'Fewer adults' }).disabled).toBe(true);
  await low.unmount();
  const high = await render(<Adults start={19} />);
  const more = high.getByRole<HTMLButtonElement>('button', { name: 'More adults' });
  expect(more.disabled).toBe(false);
  await userEvent.click(more);
  expect(high.getByRole('status').textContent).toBe('20');
  expect(more.disabled).toBe(true);
});

it('the keyboard stays at the stepper when its button is disabled under it', async () => {
  const view = await render(<Adults start={2} min={1} max={3} />);
  view.getByRole('button', { name: 'Fewer adults' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(view.getByRole('status'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(view.getByRole('button', { name: 'More adults' }));
});

it('tells what it counts, and has no accessibility finding', async () => {
  const view = await render(<Adults start={2} />);
  view.getByRole('group', { name: 'Adults, 12 and older' });
  const { violations } = await axe.run(view.container);
  expect(violations).toEqual([]);
});
