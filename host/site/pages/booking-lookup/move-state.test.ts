import { describe, expect, it } from 'vitest';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { moveAfter, NEW_MOVE, type MoveAction } from './move-state.ts';
import type { PricedMove } from './priced-move.ts';

const start: CheckoutStart = {
  productId: '1',
  offerId: '1',
  bestPrice: false,
  locale: 'fr_FR',
  checkin: '2030-06-01',
  nights: 2,
  pax: DEFAULT_PAX,
  activityDates: {},
};
const priced: PricedMove = {
  start,
  quoteId: 'quote',
  checkin: start.checkin,
  nights: 2,
  pax: DEFAULT_PAX,
  rooms: 1,
  total: 20_000,
  difference: 5000,
  codeReduction: 0,
  isCodeLost: false,
};
const after = (...actions: readonly MoveAction[]) => actions.reduce(moveAfter, NEW_MOVE);

describe('a move of a booking', () => {
  it('to the stay that it is already tells the guest so', () => {
    const { notice, chosen } = after({ type: 'chosen', start, unchanged: true });
    expect({ notice, chosen }).toEqual({
      notice: { tone: 'warning', text: 'checkout.lookup.move.unchanged' },
      chosen: start,
    });
  });

  it('to a stay that is not available has no price, and the guest may choose another', () => {
    const gone = after({ type: 'asked' }, { type: 'answered', priced: undefined }, { type: 'ended' });
    expect(gone).toMatchObject({ phase: 'editing', notice: { text: 'errors.noAvailability' } });
    expect(moveAfter(gone, { type: 'otherWanted' })).toMatchObject({ notice: undefined, priced: undefined });
  });

  it('whose payment is refused keeps its price, and says so', () => {
    const refused = after(
      { type: 'answered', priced },
      { type: 'sent' },
      { type: 'failed', code: 'PAYMENT_REFUSED', unheard: false },
    );
    expect(refused).toMatchObject({ phase: 'editing', priced });
    expect(refused.notice).toEqual({ tone: 'danger', text: 'checkout.lookup.move.refused' });
  });

  it('whose outcome nobody knows is held', () => {
    const held = after({ type: 'sent' }, { type: 'failed', code: 'NETWORK', unheard: true });
    expect(held).toMatchObject({ phase: 'held', notice: { tone: 'warning' } });
  });

  it('loses its price when the new stay is gone meanwhile', () => {
    const gone = after(
      { type: 'answered', priced },
      { type: 'sent' },
      { type: 'failed', code: 'NO_AVAILABILITY', unheard: false },
    );
    expect(gone).toMatchObject({ phase: 'editing', priced: undefined, notice: { tone: 'warning' } });
  });
});
