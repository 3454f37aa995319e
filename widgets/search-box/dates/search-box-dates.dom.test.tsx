import { afterEach, describe, expect, it, vi } from 'vitest';
import { withinLimits } from '@staykit/client/search/within-limits.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { ORDER_TIME_LIMIT_HOURS } from '@staykit/core/dates/selectable-days.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json';
import { fakeClient, type FakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { act, waitFor } from '@staykit/testing/render.tsx';
import { PHONE, renderBox, type BoxUnderTest } from '../fixtures/box-setup.tsx';
import { CALENDAR_CLOSE_DELAY_MS } from '../search-box.settings.ts';

const JUNE = criteria({ checkin: '2030-06-01', checkout: '2030-06-03', night: 2 });
const at = (text: string) => () => Date.parse(text);

async function openDates(view: BoxUnderTest): Promise<HTMLElement> {
  await view.user.click(await view.findByRole('button', { name: /^Dates/ }));
  return view.findByRole('dialog', { name: 'Choose your dates' });
}
async function openOnPhone(view: BoxUnderTest): Promise<HTMLElement> {
  await view.user.click(view.getByRole('button', { name: /Where would you like to go/ }));
  return openDates(view);
}
const months = (view: BoxUnderTest) =>
  [...view.container.querySelectorAll<HTMLElement>('[data-month]')].map(({ dataset }) => dataset['month']);
function day(view: BoxUnderTest, date: string): HTMLElement {
  const button = view.container.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!button) throw new Error(`no day ${date} among ${months(view).join()}`);
  return button;
}
const isOpen = (view: BoxUnderTest, date: string) =>
  day(view, date).getAttribute('aria-disabled') === 'false';
const ready = (view: BoxUnderTest, date: string) => waitFor(() => expect(isOpen(view, date)).toBe(true));
const pick = async (view: BoxUnderTest, date: string) => {
  await ready(view, date);
  await view.user.click(day(view, date));
};
const field = (view: BoxUnderTest) => view.getByRole('button', { name: /^Dates/ }).textContent;
const button = (view: BoxUnderTest, name: string) => view.getByRole('button', { name }) as HTMLButtonElement;
const asked = (view: BoxUnderTest) =>
  view.client.callsOf('calendarMonths').map(([{ from, count }]) => `${from}+${count}`);

afterEach(() => vi.useRealTimers());

it('a market that asks for two days of lead time closes the days before them [CAL-19]', async () => {
  const limits = ORDER_TIME_LIMIT_HOURS as { FR: number };
  limits.FR = 48;
  try {
    const view = await renderBox();
    await openDates(view);
    await ready(view, '2030-05-18');
    expect(['2030-05-16', '2030-05-18'].map((date) => isOpen(view, date))).toEqual([false, true]);
  } finally {
    limits.FR = 0;
  }
});

it('a minisite whose partner binds the day of arrival lets no other be chosen, and any night follow [MINISITE-27]', async () => {
  const client = withinLimits(
    fakeClient(),
    { from: '2030-05-20', to: '2030-05-31' },
    marketNow(TEST_NOW, 'Europe/Paris'),
  );
  const view = await renderBox({ client: client as FakeClient });
  await openDates(view);
  await ready(view, '2030-05-20');
  expect(['2030-05-19', '2030-06-01'].map((date) => isOpen(view, date))).toEqual([false, false]);
  await pick(view, '2030-05-31');
  await pick(view, '2030-06-02');
  await waitFor(() => expect(view.address.parts.hash).toContain('checkin=2030-05-31'));
  expect(view.address.parts.hash).toContain('checkout=2030-06-02');
});

describe('where the calendar opens', () => {
  it('on a phone it fills the screen, on a desk it floats under its field [CAL-01] [CAL-02]', async () => {
    const phone = await renderBox({ width: PHONE });
    const drawer = (await openOnPhone(phone)).getBoundingClientRect();
    expect([drawer.left, drawer.top, drawer.width]).toEqual([0, 0, PHONE]);
    expect(drawer.height).toBe(innerHeight);
    await phone.unmount();
    const desk = await renderBox();
    const box = desk.getByRole('button', { name: /^Dates/ }).getBoundingClientRect();
    const panel = (await openDates(desk)).getBoundingClientRect();
    expect(panel.top).toBeGreaterThanOrEqual(box.bottom);
    expect(panel.width).toBeLessThan(innerWidth);
  });

  it('Escape closes it and gives the focus back to the field [SEARCHBOX-07]', async () => {
    const view = await renderBox();
    await openDates(view);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(view.getByRole('button', { name: /^Dates/ }));
  });
});

describe('what a day says', () => {
  it('a day on sale shows its price, another none and the reason [CAL-03]', async () => {
    const client = fakeClient({
      calendarMonths: async () => ({ '2030-06-01': { price: '120 €', amount: 120, minLos: 1 } }),
    });
    const view = await renderBox({ client, criteria: JUNE });
    await openDates(view);
    await ready(view, '2030-06-01');
    expect(day(view, '2030-06-01').querySelector('small')?.textContent).toBe('120 €');
    expect(day(view, '2030-06-02').querySelector('small')?.textContent).toBe('');
    expect(day(view, '2030-06-02').title).toBe('no room available');
    expect(day(view, '2030-06-02').textContent).toContain('no room available');
  });

  it('the cheapest day of a month is marked, and heard', async () => {
    const client = fakeClient({
      calendarMonths: async () => ({
        '2030-05-20': { price: '90 €', amount: 90, minLos: 1 },
        '2030-05-21': { price: '120 €', amount: 120, minLos: 1 },
      }),
    });
    const view = await renderBox({ client });
    await openDates(view);
    await ready(view, '2030-05-20');
    expect(day(view, '2030-05-20').textContent).toContain('lowest price of the month');
    expect(day(view, '2030-05-21').textContent).not.toContain('lowest');
    view.getByText('Lowest price of the month');
  });

  it('the week starts on Monday in all six locales [CAL-28]', async () => {
    const mondays = ['lundi', 'lunes', 'lundi', 'maandag', 'maandag', 'lunedì'];
    for (const [index, locale] of LOCALES.entries()) {
      const view = await renderBox({ locale });
      await openDates(view);
      expect(view.container.querySelector('[data-month] th')?.getAttribute('abbr')).toBe(mondays[index]);
      await view.unmount();
    }
  });
});

describe('months', () => {
  it('come in twos on a desk, each asked for once [CAL-15] [API-27] [CAL-13]', async () => {
    const view = await renderBox();
    await openDates(view);
    await ready(view, '2030-06-10');
    expect(asked(view)).toEqual(['2030-05+2']);
    expect(button(view, 'Previous month').disabled).toBe(true);
    await view.user.click(button(view, 'Next month'));
    expect(button(view, 'Previous month').disabled).toBe(false);
    expect(months(view)).toEqual(['2030-06', '2030-07']);
    await ready(view, '2030-07-10');
    expect(asked(view)).toEqual(['2030-05+2', '2030-07+2']);
    await view.user.click(button(view, 'Next month'));
    await view.user.click(button(view, 'Previous month'));
    await view.user.click(button(view, 'Previous month'));
    expect(asked(view)).toEqual(['2030-05+2', '2030-07+2']);
  });

  it('before those of the chosen stay are asked for on the way back [API-27]', async () => {
    const view = await renderBox({
      criteria: criteria({ checkin: '2030-08-01', checkout: '2030-08-03', night: 2 }),
    });
    await openDates(view);
    await ready(view, '2030-08-10');
    await view.user.click(button(view, 'Previous month'));
    await ready(view, '2030-07-10');
    expect(asked(view)).toEqual(['2030-08+2', '2030-06+2']);
  });

  it('come in threes on a phone, and three more within 200 px of the end [CAL-14] [CAL-15]', async () => {
    const view = await renderBox({ width: PHONE });
    await openOnPhone(view);
    await ready(view, '2030-07-10');
    expect(months(view)).toHaveLength(3);
    const list = view.container.querySelector('[data-layout=scroll]')?.parentElement;
    if (!list) throw new Error('no list');
    const scrollTo = async (distance: number) => {
      await act(async () => {
        list.scrollTop = list.scrollHeight - list.clientHeight - distance;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
    };
    await scrollTo(201);
    expect(asked(view)).toEqual(['2030-05+3']);
    await scrollTo(200);
    await waitFor(() => expect(months(view)).toHaveLength(6));
    expect(asked(view)).toEqual(['2030-05+3', '2030-08+3']);
  });

  it('that are on their way are announced, and cannot be chosen from yet [CAL-32]', async () => {
    let answer: (days: Record<string, never>) => void = () => {};
    const client = fakeClient({ calendarMonths: () => new Promise((done) => (answer = done)) });
    const view = await renderBox({ client });
    await openDates(view);
    await view.findByText('We are looking for the next availabilities...');
    expect(isOpen(view, '2030-05-20')).toBe(false);
    await act(() => answer({}));
    expect(view.queryByText('We are looking for the next availabilities...')).toBeNull();
  });

  it('that cannot be had leave the days free to choose, and are reported [API-28]', async () => {
    const client = fakeClient({ calendarMonths: () => Promise.reject(new StayError('SERVER', 'broken')) });
    const view = await renderBox({ client });
    await openDates(view);
    await ready(view, '2030-05-20');
    expect(view.errors).toEqual(['SERVER']);
  });

  it.each([
    ['keep', '120'],
    ['clear', ''],
  ] as const)(
    'that are known stay when later ones fail, unless the policy is another: %s [API-28]',
    async (months, price) => {
      let failing = false;
      const answers = fakeClient({
        calendarMonths: async () => {
          if (failing) throw new StayError('SERVER', 'broken');
          return { '2030-06-01': { price: '120 €', amount: 120, minLos: 1 } };
        },
      });
      const view = await renderBox({ client: Object.assign(answers, { failurePolicy: { months } }) });
      await openDates(view);
      await ready(view, '2030-06-01');
      expect(day(view, '2030-06-01').textContent).toContain('120');
      failing = true;
      await view.user.click(button(view, 'Next month'));
      await view.user.click(button(view, 'Next month'));
      await waitFor(() => expect(view.errors).toEqual(['SERVER']));
      await view.user.click(button(view, 'Previous month'));
      expect(isOpen(view, '2030-06-01')).toBe(true);
      expect(day(view, '2030-06-01').textContent?.includes('120')).toBe(price !== '');
    },
  );
});

describe('choosing', () => {
  it('arrival and departure make a stay, told in words and kept in the address [CAL-12]', async () => {
    const view = await renderBox();
    await openDates(view);
    view.getByText('Choose your arrival day');
    expect(button(view, 'Validate').disabled).toBe(true);
    await pick(view, '2030-06-10');
    expect(button(view, 'Validate').disabled).toBe(true);
    await pick(view, '2030-06-12');
    expect(button(view, 'Validate').disabled).toBe(false);
    const summary = view.getByText('2 nights').parentElement?.textContent?.replace(/\s/g, ' ');
    expect(summary).toBe('2 nights, lun. 10 – mer. 12 juin, from 238 €');
    expect(view.address.parts.hash).toContain('checkin=2030-06-10&checkout=2030-06-12&night=2');
    await view.user.click(button(view, 'Validate'));
    expect(view.queryByRole('dialog')).toBeNull();
  });

  it('only the nights that the server allows can be chosen [CAL-07]', async () => {
    const view = await renderBox({ client: fakeClient({ checkoutNights: async () => [1, 3] }) });
    await openDates(view);
    await pick(view, '2030-06-10');
    await waitFor(() => expect(isOpen(view, '2030-06-12')).toBe(false));
    expect(isOpen(view, '2030-06-11')).toBe(true);
    expect(isOpen(view, '2030-06-13')).toBe(true);
    expect(day(view, '2030-06-12').title).toBe('departure not possible on this day');
  });

  it('without an answer about the nights nothing is said, and nothing is closed [CAL-08]', async () => {
    let failing = false;
    const client = fakeClient({
      checkoutNights: async () => {
        if (failing) throw new StayError('SERVER', 'broken');
        return [1, 3];
      },
    });
    const view = await renderBox({ client });
    await openDates(view);
    await pick(view, '2030-06-10');
    await waitFor(() => expect(isOpen(view, '2030-06-12')).toBe(false));
    failing = true;
    await pick(view, '2030-06-04');
    await waitFor(() => expect(view.errors).toEqual(['SERVER']));
    expect(view.queryByRole('alert')).toBeNull();
    expect(isOpen(view, '2030-06-06')).toBe(true);
    view.getByText(/Choose your departure day/);
  });

  it('leaving with only an arrival brings the former dates back [CAL-10]', async () => {
    const view = await renderBox({ criteria: JUNE });
    const before = field(view);
    await openDates(view);
    await pick(view, '2030-06-10');
    await view.user.keyboard('{Escape}');
    expect(field(view)).toBe(before);
    expect(view.address.parts.hash).not.toContain('2030-06-10');
    await openDates(view);
    view.getByText('2 nights');
  });

  it('Clear leaves only the travellers in the address [CAL-09]', async () => {
    const view = await renderBox({ hash: 'checkin=2030-06-01&checkout=2030-06-03&night=2&a=2&c=0&b=0' });
    await openDates(view);
    await view.user.click(button(view, 'Clear'));
    expect(view.address.parts.hash).toBe('a=2&c=0&b=0');
  });

  it('a complete stay is seen for a second before the calendar closes [CAL-11]', async () => {
    const view = await renderBox();
    await openDates(view);
    await pick(view, '2030-06-10');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(() => day(view, '2030-06-12').click());
    await act(() => void vi.advanceTimersByTime(CALENDAR_CLOSE_DELAY_MS - 1));
    expect(view.queryByRole('dialog')).not.toBeNull();
    await act(() => void vi.advanceTimersByTime(1));
    expect(view.queryByRole('dialog')).toBeNull();
  });

  it('the keyboard alone reaches every day and chooses it', async () => {
    const view = await renderBox();
    view.getByRole('button', { name: /^Dates/ }).focus();
    await view.user.keyboard('{Enter}');
    await ready(view, '2030-05-20');
    await waitFor(() => expect(document.activeElement).toBe(day(view, '2030-05-15')));
    await view.user.keyboard('{PageDown}{PageDown}{Home}');
    expect(document.activeElement).toBe(day(view, '2030-07-15'));
    await ready(view, '2030-07-15');
    await view.user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(view.address.parts.hash).toContain('checkin=2030-07-15&checkout=2030-07-17'));
  });
});

/** The texts of the locales, for the holidays that each names. */
const CALENDARS = {
  fr_FR: () => import('@staykit/messages/fr_FR.json'),
  es_ES: () => import('@staykit/messages/es_ES.json'),
  fr_BE: () => import('@staykit/messages/fr_BE.json'),
  nl_BE: () => import('@staykit/messages/nl_BE.json'),
  nl_NL: () => import('@staykit/messages/nl_NL.json'),
  it_IT: () => import('@staykit/messages/it_IT.json'),
};

/** English texts with the holidays of a locale. */
const inEnglish = async (locale: Locale) => {
  const { holidays } = (await CALENDARS[locale]()).calendar;
  return { ...en, calendar: { ...en.calendar, holidays } };
};

describe('shortcuts', () => {
  const names = (view: BoxUnderTest) =>
    [...(view.queryByRole('group', { name: 'Quick choices' })?.children ?? [])].map((one) => one.textContent);

  it('are there in four locales and choose their days [CAL-29]', async () => {
    for (const locale of LOCALES) {
      const view = await renderBox({ locale, messages: await inEnglish(locale) });
      await openDates(view);
      await ready(view, '2030-05-20');
      const [first, second, ...holidays] = names(view);
      if (locale === 'nl_NL' || locale === 'it_IT') expect(first).toBeUndefined();
      else {
        expect([first, second]).toEqual(['This weekend', 'Next weekend']);
        expect(holidays.length).toBeGreaterThan(0);
      }
      await view.unmount();
    }
    const view = await renderBox();
    await openDates(view);
    await ready(view, '2030-05-20');
    await view.user.click(button(view, 'This weekend'));
    expect(view.address.parts.hash).toContain('checkin=2030-05-17&checkout=2030-05-19');
    await view.user.click(button(view, 'Next weekend'));
    expect(view.address.parts.hash).toContain('checkin=2030-05-24&checkout=2030-05-26');
  });

  it('this weekend is over on Sunday, and still there on Saturday [CAL-30]', async () => {
    const shown = async (now: string) => {
      const view = await renderBox({ now: at(now) });
      await openDates(view);
      await ready(view, '2030-05-20');
      const found = names(view);
      await view.unmount();
      return found;
    };
    expect(await shown('2030-05-19T10:00:00Z')).not.toContain('This weekend');
    expect(await shown('2030-05-18T08:00:00Z')).toContain('This weekend');
  });

  it('an experiment takes them away, and gives none to a locale without [EXPERIMENT-05]', async () => {
    const count = async (locale: 'fr_FR' | 'it_IT', calendarShortcuts: boolean) => {
      const messages = await inEnglish(locale);
      const view = await renderBox({ locale, messages, variants: { calendarShortcuts } });
      await openDates(view);
      await ready(view, '2030-05-20');
      const found = names(view).length;
      await view.unmount();
      return found;
    };
    expect(await count('fr_FR', false)).toBe(0);
    expect(await count('fr_FR', true)).toBeGreaterThan(2);
    expect(await count('it_IT', true)).toBe(0);
  });
});
