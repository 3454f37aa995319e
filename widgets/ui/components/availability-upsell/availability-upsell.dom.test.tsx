import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { render } from '@staykit/testing/render.tsx';
import { AvailabilityUpsell } from './availability-upsell.tsx';

function Box({ supplement = 2000 }: { supplement?: number }) {
  const [checked, setChecked] = useState(false);
  return (
    <AvailabilityUpsell checked={checked} supplement={supplement} onChange={setChecked}>
      <p>Days of June</p>
    </AvailabilityUpsell>
  );
}

it('a giver ticks it by keyboard and sees the days that are included then [UPSELL-01]', async () => {
  const view = await render(inStay(<Box />));
  const tick = view.getByRole<HTMLInputElement>('checkbox', { name: /Every night included/ });
  expect(view.queryByText('Days of June')).toBeNull();
  tick.focus();
  await userEvent.keyboard(' ');
  expect(tick.checked).toBe(true);
  expect(view.getByRole('group', { name: 'Days included' }).textContent).toBe('Days of June');
  expect((await axe.run(view.container)).violations).toEqual([]);
  await userEvent.keyboard(' ');
  expect(view.queryByText('Days of June')).toBeNull();
});

it('a giver reads what it costs more, and no more than the top of the scale [UPSELL-05]', async () => {
  const view = await render(inStay(<Box />));
  const name = () => view.getByRole('checkbox').closest('label')?.textContent.replaceAll('\u00a0', ' ');
  expect(name()).toContain('+20 €');
  await view.rerender(inStay(<Box supplement={30_000} />));
  expect(name()).toContain('+250 €');
});
