import { describe, expect, it } from 'vitest';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { hotelAfter, undated, type HotelAction, type HotelState } from './hotel-state.ts';

const UNDATED: HotelState = {
  stay: { pax: DEFAULT_PAX, upsell: 'none' },
  known: { state: 'ready', rooms: [] },
  retries: 0,
};
const DATED: HotelState = {
  ...UNDATED,
  stay: { ...UNDATED.stay, checkin: '2030-06-01', checkout: '2030-06-03', night: 2 },
};
const after = (state: HotelState, ...actions: readonly HotelAction[]) => actions.reduce(hotelAfter, state);
const family = { ...DEFAULT_PAX, child: 2 };

describe('the page of a hotel', () => {
  it('asks for the days of an offer first, and goes on with it once they are confirmed [ROOM-03]', () => {
    const asked = after(UNDATED, { type: 'offerSelected', offerId: '7' });
    expect(asked.panel).toEqual({ name: 'dates' });
    expect(after(asked, { type: 'datesConfirmed' }).panel).toEqual({ name: 'options', offerId: '7' });
  });

  it('shows the options of an offer at once where the days are known [ROOM-04]', () => {
    const { panel, stay } = after(DATED, { type: 'offerSelected', offerId: '7' });
    expect([panel, stay.offerId]).toEqual([{ name: 'options', offerId: '7' }, '7']);
  });

  it('takes travellers over when their panel closes or another opens, and not before [HOTEL-06]', () => {
    const drafted = after(
      DATED,
      { type: 'panelOpened', panel: { name: 'travellers' } },
      { type: 'travellersDrafted', pax: family },
    );
    expect(drafted.stay.pax).toEqual(DEFAULT_PAX);
    for (const panel of [undefined, { name: 'dates' } as const]) {
      const { stay, draft } = after(drafted, { type: 'panelOpened', panel });
      expect([stay.pax, draft]).toEqual([family, undefined]);
    }
  });

  it('is the same stay when the travellers chosen are those of before', () => {
    const { stay } = after(
      DATED,
      { type: 'travellersDrafted', pax: { ...DEFAULT_PAX } },
      { type: 'panelOpened', panel: undefined },
    );
    expect(stay).toBe(DATED.stay);
  });

  it('shows all offers on whatever days, for the same travellers [HOTEL-16]', () => {
    expect(undated(DATED.stay)).toEqual(UNDATED.stay);
  });
});
