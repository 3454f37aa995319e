import type { MessageKey } from '@staykit/messages/translate.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { fails, never, story, type Scene } from '@staykit/testing/workshop/story.tsx';
import type { SearchBoxProps } from './search-box.props.ts';
import { SearchBox } from './search-box.tsx';

export default { component: SearchBox };

const box = (props: Partial<SearchBoxProps> = {}, act?: (scene: Scene) => Promise<void>) =>
  story(
    (told) => (
      <SearchBox
        {...told}
        client={fakeClient()}
        address={memoryAddress('')}
        resultsUrl="#results"
        navigate={() => {}}
        {...props}
      />
    ),
    act,
  );

/** On a phone the fields stand behind one line: it is pressed first. */
const press =
  (key: MessageKey) =>
  async ({ body, user, press: pressButton }: Scene) => {
    const line = body.querySelector<HTMLElement>('[part~="summary"]');
    if (line?.checkVisibility()) await user.click(line);
    await pressButton(key);
  };

const type = (term: string) => async (scene: Scene) => {
  const { body, page, user } = scene;
  if (body.querySelector('[part~="summary"]')?.checkVisibility()) await press('destination.label')(scene);
  const input = (await page.findAllByRole('combobox')).at(-1) as HTMLElement;
  await user.click(input);
  if (term !== '') await user.type(input, term);
};

export const Empty = box();
export const Chosen = box({
  criteria: datedCriteria({ location: { category: 'city', id: '75' } }),
  place: 'Paris',
});
export const Flows = box({
  flows: (['booking', 'hotel', 'gifting', 'activity'] as const).map((flow) => ({ flow, href: `#${flow}` })),
});
export const ForGivers = box({ flow: 'gifting' });
export const ForADayOut = box({ flow: 'activity' });
export const PlacesRecommended = box({}, type(''));
export const PlacesFound = box({}, type('par'));
export const NoPlaceFound = box({ client: fakeClient({ suggest: async () => [] }) }, type('xqzw'));
export const Calendar = box({}, press('searchBox.dates'));
export const CalendarLoading = box(
  { client: fakeClient({ calendarMonths: never }) },
  press('searchBox.dates'),
);
export const CalendarFailed = box(
  { client: fakeClient({ calendarMonths: fails }) },
  press('searchBox.dates'),
);
export const ArrivalChosen = box({}, async (scene) => {
  await press('searchBox.dates')(scene);
  await scene.user.click(await scene.shown('[data-date="2030-05-24"]'));
});
export const StayChosen = box({ criteria: datedCriteria() }, press('searchBox.dates'));
export const TwentyAdults = box(
  { criteria: criteria({ pax: { adult: 20, child: 0, baby: 0, singleRoom: false } }) },
  press('travellers.label'),
);
export const Themes = box({}, press('theme.label'));
