import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '@staykit/testing/render.tsx';
import { Slider, type SliderRange } from './slider.tsx';

function Budget({ start, disabled = false }: { start: SliderRange; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      min={9}
      max={250}
      value={value}
      labels={['Lowest price', 'Highest price']}
      format={(price) => `${price} €`}
      disabled={disabled}
      onChange={setValue}
    />
  );
}

it('arrow keys move a thumb, and its value is told in words', async () => {
  const view = await render(<Budget start={[80, 200]} />);
  const low = view.getByRole('slider', { name: 'Lowest price' });
  expect(low.getAttribute('aria-valuetext')).toBe('80 €');
  low.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(low.getAttribute('aria-valuetext')).toBe('82 €');
  await userEvent.keyboard('{Home}');
  expect(low.getAttribute('aria-valuetext')).toBe('9 €');
});

it('a thumb does not pass the other one', async () => {
  const view = await render(<Budget start={[80, 81]} />);
  const low = view.getByRole<HTMLInputElement>('slider', { name: 'Lowest price' });
  low.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(low.value).toBe('81');
  await userEvent.keyboard('{End}');
  expect(low.value).toBe('81');
  expect(view.getByRole<HTMLInputElement>('slider', { name: 'Highest price' }).value).toBe('81');
});

it('a disabled slider has two disabled thumbs', async () => {
  const view = await render(<Budget start={[80, 200]} disabled />);
  const thumbs = view.getAllByRole<HTMLInputElement>('slider');
  expect(thumbs.map((thumb) => thumb.disabled)).toEqual([true, true]);
});

it('has no accessibility finding', async () => {
  const view = await render(<Budget start={[80, 200]} />);
  const { violations } = await axe.run(view.container);
  expect(violations).toEqual([]);
});
