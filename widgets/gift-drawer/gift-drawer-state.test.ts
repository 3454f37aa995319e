import { describe, expect, it } from 'vitest';
import { CLOSED_DRAWER, giftAfter, type GiftAction } from './gift-drawer-state.ts';

const after = (...actions: readonly GiftAction[]) => actions.reduce(giftAfter, CLOSED_DRAWER);
const OPENED: GiftAction = { type: 'opened', isPhone: false };

describe('a gift drawer', () => {
  it('opens with the words that the giver kept, and keeps those that are there without any', () => {
    const form = { ...CLOSED_DRAWER.form, fromName: { value: 'Alba' } };
    const kept = after({ type: 'opened', isPhone: true, form });
    expect(kept).toMatchObject({ isOpen: true, isPhone: true, form: { fromName: { value: 'Alba' } } });
    expect(giftAfter(giftAfter(kept, { type: 'closed' }), OPENED).form).toEqual(form);
  });

  it('forgets what the gift before it was and cost when another is asked for', () => {
    const failed = after(
      OPENED,
      { type: 'offerAnswered', offer: { state: 'failed' } },
      { type: 'costsAnswered', costs: 'failed' },
    );
    expect(giftAfter(failed, { type: 'offerAsked' })).toMatchObject({
      offer: { state: 'loading' },
      costs: undefined,
    });
  });

  it('keeps what was chosen before and takes over what is chosen now', () => {
    const { choice } = after(
      { type: 'chosen', choice: { giftFormat: 'physical', giftNights: 2 } },
      { type: 'chosen', choice: { giftNights: 3 } },
    );
    expect(choice).toEqual({ giftFormat: 'physical', giftNights: 3 });
  });

  it('tells of a letter too many until another is typed, and checks a field once it is left [PERSONALISE-16] [PERSONALISE-17]', () => {
    const refused = after(OPENED, { type: 'typed', field: 'fromName', value: 'A'.repeat(60), refused: true });
    expect(refused.refused).toBe('fromName');
    expect(giftAfter(refused, { type: 'refusalShown' }).refused).toBeUndefined();
    const typed = giftAfter(refused, { type: 'typed', field: 'fromName', value: '', refused: false });
    expect([typed.refused, typed.form.fromName]).toEqual([undefined, { value: '' }]);
    const checked = giftAfter(typed, { type: 'checked', mandatory: true });
    expect(checked.form.fromName.error).toBe('mandatory');
  });

  it('chooses the sleeves of one category without touching another', () => {
    const { sleeves } = after(
      {
        type: 'packagingAnswered',
        packaging: { categories: [], elements: [] },
        sleeves: { sleeves: ['7'], treats: ['21'] },
      },
      { type: 'sleevesChosen', category: 'treats', ids: [] },
    );
    expect(sleeves).toEqual({ sleeves: ['7'], treats: [] });
  });
});
