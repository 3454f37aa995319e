import { expect, it } from 'vitest';
import type { CancellationPolicy } from '../../core/offer/offer-card.ts';
import en from '../../messages/en.json' with { type: 'json' };
import { createTranslate } from '../../messages/translate.ts';
import { render } from '../../testing/render.tsx';
import { StayContext } from '../stay-context.tsx';
import { CancellationText } from './cancellation-text.tsx';

const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => 0, assetBase: '' } as const;
const until: CancellationPolicy = { cancellable: true, cancellationDeadline: '2030-06-07' };

async function texts(...policies: CancellationPolicy[]): Promise<string[]> {
  const view = await render(
    <StayContext.Provider value={stay}>
      {policies.map((policy, index) => (
        <p key={index}>
          <CancellationText policy={policy} dated />
        </p>
      ))}
    </StayContext.Provider>,
  );
  return [...view.container.querySelectorAll('p')].map((line) => line.textContent);
}

it('each offer of a room says its own terms [CANCEL-05]', async () => {
  const [flexible, strict] = await texts(until, { cancellable: false });
  expect(flexible).toContain('80%');
  expect(flexible).toContain('7 juin 2030');
  expect(strict).toBe('Non-exchangeable and non-refundable');
});

it('the words of the server are shown where there are some, else the label alone [CANCEL-06]', async () => {
  const [told, label] = await texts({ ...until, message: 'Free until Friday' }, until);
  expect(told).toContain('Free until Friday');
  expect(label).toContain('80%');
  expect(label).not.toContain('Free until Friday');
});
