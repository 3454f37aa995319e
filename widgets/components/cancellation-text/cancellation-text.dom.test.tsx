import { describe, expect, it } from 'vitest';
import { refundOfNight } from '../../core/offer/cancellation.ts';
import type { CancellationPolicy } from '../../core/offer/offer-card.ts';
import { inStay } from '../../testing/in-stay.tsx';
import { render } from '../../testing/render.tsx';
import { CancellationText } from './cancellation-text.tsx';

const POLICY: CancellationPolicy = {
  cancellable: true,
  isCancellable: true,
  type: 'FLEXIBLE',
  cancellationDeadline: '2030-05-25',
};

async function read(policy: CancellationPolicy, dated: boolean) {
  const { container } = await render(inStay(<CancellationText policy={policy} dated={dated} />));
  return container.textContent ?? '';
}

describe('what can be done with a booking', () => {
  it('says until when it is changed and what comes back, 80 % of each night [CARD-15]', async () => {
    const text = await read(POLICY, true);
    expect(text).toContain('25 mai 2030');
    expect(text).toMatch(/Modify your stay freely until .*25 mai 2030/);
    expect(text).toContain('for a partial refund of 80% of each night');
    expect(text).toContain('No refund from check-in.');
    expect(refundOfNight(10_000)).toBe(8_000);
  });

  it('asks for dates where none are chosen, and names no deadline [CARD-16]', async () => {
    expect(await read(POLICY, false)).toBe('Add your dates to see the cancellation conditions.');
  });

  it('is nothing for an offer that is not cancellable [CARD-17]', async () => {
    const { cancellationDeadline: _deadline, ...policy } = POLICY;
    expect(await read({ ...policy, cancellable: false }, true)).toBe('Non-exchangeable and non-refundable');
  });
});
