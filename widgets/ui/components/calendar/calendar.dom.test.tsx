import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { StayContext } from '../../hooks/stay-context.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { giftDayState, type GiftDayStatus } from './gift-day.ts';
import { ProductMonths } from './product-months.ts';

const t = createTranslate('en', en);
const stay = { locale: 'fr_FR', t, now: () => TEST_NOW, assetBase: '' } as const;

/** The calendar of a product on 15 May 2030. */
function productCalendar(props: Partial<CalendarProps> = {}) {
  return render(
    <StayContext.Provider value={stay}>
      <Calendar
        range={{}}
        today="2030-05-15"
        prices={{ days: {}, months: {} }}
        stateOf={() => ({ selectable: true })}
        onDay={() => {}}
        onMonths={() => {}}
        onShortcut={() => {}}
        shortcuts={[]}
        View={ProductMonths}
        {...props}
      />
    </StayContext.Provider>,
  );
}

it('a product’s calendar shows one month on a phone and two on a desk, and steps by as many [CAL-16] [BOOKING-18]', async () => {
  for (const [width, count, batch] of [
    [375, 1, 3],
    [1280, 2, 2],
  ] as const) {
    await page.viewport(width, 900);
    const onMonths = vi.fn();
    const view = await productCalendar({ onMonths });
    await waitFor(() => expect(view.getAllByRole('grid')).toHaveLength(count));
    expect(onMonths).toHaveBeenLastCalledWith({ from: '2030-05', count: batch, direction: 'forward' });
    await view.user.click(view.getByRole('button', { name: 'Next month' }));
    const months = () => view.getAllByRole('grid').map(({ dataset }) => dataset['month']);
    expect(months()).toEqual(count === 1 ? ['2030-06'] : ['2030-07', '2030-08']);
    await view.user.click(view.getByRole('button', { name: 'Previous month' }));
    expect(months()).toEqual(['2030-05', '2030-06'].slice(0, count));
    expect(view.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    await view.unmount();
  }
  await page.viewport(1280, 900);
});

it('a day of a gift is included, costs a supplement or cannot be had, and says which [CAL-33]', async () => {
  const statuses: Record<PlainDate, GiftDayStatus> = {
    '2030-05-20': 'included',
    '2030-05-21': 'supplement',
    '2030-05-22': 'notAvailable',
  };
  const onDay = vi.fn();
  const view = await productCalendar({
    onDay,
    stateOf: (date) => giftDayState(statuses[date] ?? 'notAvailable', t),
  });
  const days = Object.keys(statuses).map((date) => {
    const found = view.container.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!found) throw new Error(`no day ${date}`);
    return found;
  });
  expect(days.map((day) => day.title)).toEqual([
    'Included in the gift',
    'With a supplement',
    'Not available',
  ]);
  for (const day of days) expect(day.textContent).toContain(day.title);
  expect(new Set(days.map((day) => day.querySelector('small')?.textContent)).size).toBe(3);
  expect(days.map((day) => day.getAttribute('aria-disabled'))).toEqual(['false', 'false', 'true']);
  for (const day of days) await act(() => day.click());
  expect(onDay.mock.calls).toEqual([['2030-05-20'], ['2030-05-21']]);
});
