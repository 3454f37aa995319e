import { createInstance, type i18n as I18next } from 'i18next';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import type { I18n } from '@staykit/messages/translate-with.ts';
import { ResultsGrid } from '@staykit/widgets/results-grid/results-grid.tsx';
import { Reviews } from '@staykit/widgets/reviews/reviews.tsx';
import { SearchBox } from '@staykit/widgets/search-box/search-box.tsx';
import { testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { testContactForm } from '@staykit/testing/test-widgets/contact-form.tsx';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { fakeReviewsClient } from '@staykit/testing/fake-clients/fake-reviews-client.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { testDrawer } from '@staykit/testing/test-widgets/gift-drawer.tsx';
import { act, render, waitFor } from '@staykit/testing/render.tsx';

type Groups = Record<string, Record<string, string>>;

/** The reference texts with a mark before each. */
const marked = (mark: string): Groups =>
  Object.fromEntries(
    Object.entries(en as Groups).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mark + text])),
    ]),
  );

/** An instance as an integrator's page has it, with the settings of i18next. */
function pageInstance(staykit: Record<string, object>): I18next {
  const instance = createInstance();
  void instance.init({
    lng: 'de',
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(staykit).map(([language, texts]) => [language, { translation: {}, staykit: texts }]),
    ),
  });
  return instance;
}

const common = { locale: 'fr_FR', messages: en, now: () => TEST_NOW } as const;
const WIDGETS: Readonly<Record<string, (i18n: I18n) => ReactElement>> = {
  'search box': (i18n) => <SearchBox {...common} client={fakeClient()} i18n={i18n} />,
  'results grid': (i18n) => (
    <ResultsGrid {...common} client={fakeClient()} i18n={i18n} sync="none" productUrl="" />
  ),
  'booking box': (i18n) => testBox({ i18n }),
  'gift drawer': (i18n) => testDrawer({ i18n }),
  reviews: (i18n) => <Reviews {...common} client={fakeReviewsClient()} hotelId="345" i18n={i18n} />,
  'contact form': (i18n) => testContactForm({ i18n }),
};

it.each(Object.entries(WIDGETS))(
  'an integrator has the texts of their own i18next instance (%s), and another language when it changes',
  async (_, widget) => {
    const i18n = pageInstance({ de: marked('DE '), pl: marked('PL ') });
    const { container } = await render(widget(i18n));
    await waitFor(() => expect(container.textContent).toContain('DE '));
    await act(async () => void (await i18n.changeLanguage('pl')));
    await waitFor(() => expect(container.textContent).toContain('PL '));
    expect(container.innerHTML).not.toContain('DE ');
  },
);

it('an integrator overrides some texts, and the others stay ours', async () => {
  const i18n = pageInstance({ de: { contact: { reason: 'Worum geht es?' } } });
  const { getByRole } = await render(testContactForm({ i18n }));
  expect(getByRole('combobox', { name: 'Worum geht es?' })).toBeVisible();
  expect(getByRole('option', { name: en.contact.chooseReason })).toBeTruthy();
});

it('an integrator may bring the texts after the widget stands', async () => {
  const i18n = createInstance();
  const { getByRole } = await render(testContactForm({ i18n }));
  expect(getByRole('combobox', { name: en.contact.reason })).toBeVisible();
  const resources = { de: { staykit: { contact: { reason: 'Worum geht es?' } } } };
  await act(async () => void (await i18n.init({ lng: 'de', resources })));
  expect(getByRole('combobox', { name: 'Worum geht es?' })).toBeVisible();
});

it('a widget that is gone listens to no instance', async () => {
  const i18n = pageInstance({ de: {} });
  const before = JSON.stringify(listening(i18n));
  const { unmount } = await render(testContactForm({ i18n }));
  expect(JSON.stringify(listening(i18n))).not.toBe(before);
  await unmount();
  expect(JSON.stringify(listening(i18n))).toBe(before);
});

/** How many listen to each event. */
const listening = ({ observers }: I18next & { observers?: Record<string, Map<unknown, number>> }) =>
  ['initialized', 'languageChanged', 'loaded'].map((event) => observers?.[event]?.size ?? 0);
