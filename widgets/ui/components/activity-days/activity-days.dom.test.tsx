import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ActivityDates as ChosenDays } from '@staykit/core/offer/activity/activity-dates.ts';
import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { render } from '@staykit/testing/render.tsx';
import { ActivityDays, type ActivityDaysProps } from './activity-days.tsx';

const activity = (activityId: string, title: string, days: string[]): ActivityDates => ({
  activityId,
  title,
  dates: days.map((date) => ({ value: `${activityId}_${date}`, date })),
});
const SPA = activity('12', 'Spa', ['2030-06-10', '2030-06-11', '2030-06-12']);
const WINE = activity('15', 'Wine tasting', ['2030-06-10', '2030-06-11']);
const LAKE = activity('18', 'Bathing in the lake', []);

const days = (changes: Partial<ActivityDaysProps>) =>
  inStay(
    <ActivityDays id="box" activities={[SPA]} chosen={{}} missing={[]} onChoose={() => {}} {...changes} />,
  );

it('a traveller chooses from the days of each activity [BOOKING-09]', async () => {
  const view = await render(days({ activities: [SPA, LAKE] }));
  const select = view.getByRole<HTMLSelectElement>('combobox', { name: 'Spa' });
  const offered = view.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['lundi 10 juin 2030', 'mardi 11 juin 2030', 'mercredi 12 juin 2030']);
  expect(select.selectedOptions[0]?.textContent).toBe('Choose a day');
  expect(view.getAllByRole('combobox')).toEqual([select]);
});

it('a chosen day is told with its activity, and shown', async () => {
  const told: unknown[] = [];
  function Box() {
    const [chosen, setChosen] = useState<ChosenDays>({});
    return (
      <ActivityDays
        id="box"
        activities={[SPA, WINE]}
        chosen={chosen}
        missing={[]}
        onChoose={(activityId, date) => {
          told.push([activityId, date]);
          setChosen({ ...chosen, ...(date && { [activityId]: date }) });
        }}
      />
    );
  }
  const view = await render(inStay(<Box />));
  const select = view.getByRole<HTMLSelectElement>('combobox', { name: 'Wine tasting' });
  await userEvent.selectOptions(select, '15_2030-06-11');
  expect(told).toEqual([['15', '2030-06-11']]);
  expect(select.selectedOptions[0]?.textContent).toBe('mardi 11 juin 2030');
  expect(view.getByRole<HTMLSelectElement>('combobox', { name: 'Spa' }).value).toBe('');
});

it('a traveller reads which activities still need a day, and hears it at those [BOOKING-07] [BOOKING-08] [PERROR-11]', async () => {
  const chosen = { '12': '2030-06-10' };
  const view = await render(days({ activities: [SPA, WINE, LAKE], chosen }));
  expect(view.getByRole('status').textContent).toBe('');
  await view.rerender(days({ activities: [SPA, WINE, LAKE], chosen, missing: ['15', '18'] }));
  const status = view.getByRole('status');
  expect(status.textContent).toContain('Please choose your activity dates.');
  expect([...status.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Wine tasting']);
  expect(status.firstElementChild?.getAttribute('data-tone')).toBe('info');
  const wine = view.getByRole('combobox', { name: 'Wine tasting' });
  expect(wine.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(wine.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose your activity dates.',
  );
  expect(view.getByRole('combobox', { name: 'Spa' }).hasAttribute('aria-invalid')).toBe(false);
  expect((await axe.run(view.container)).violations).toEqual([]);
});

it('a stay without days to choose shows nothing of them', async () => {
  const view = await render(days({ activities: [LAKE], missing: ['18'] }));
  expect(view.container.textContent).toBe('');
});
