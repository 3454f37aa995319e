import { expect, it } from 'vitest';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import { StayContext } from '../../hooks/stay-context.tsx';
import { CancellationText } from './cancellation-text.tsx';

const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => 0, assetBase: '' } as const;
const until: CancellationPolicy = { cancellable: true, cancellationDeadline: '2030-06-07' };

const AFTER = Date.parse('2030-06-08T10:00:00Z');

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

it('two policies say two terms', async () => {
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

it('a stay that can be cancelled says until when, what comes back, and when nothing does [CARD-15]', async () => {
  const [text] = await texts({ cancellable: true, cancellationDeadline: '2030-05-25' });
  expect(text).toBe(
    'Modify your stay freely until 25 mai 2030. Cancel until 25 mai 2030 for a partial refund of 80% of each night. ' +
      'No refund after check-in.',
  );
});

it('without dates there is a prompt to add them, and no deadline [CARD-16]', async () => {
  const view = await render(
    <StayContext.Provider value={stay}>
      <p>
        <CancellationText policy={until} dated={false} />
      </p>
    </StayContext.Provider>,
  );
  const text = view.container.textContent;
  expect(text).toBe('Add your dates to see the cancellation conditions.');
  expect(text).not.toMatch(/2030|80/);
});

it('a deadline that has passed promises nothing, in full and in short', async () => {
  const view = await render(
    <StayContext.Provider value={{ ...stay, now: () => AFTER }}>
      <CancellationText policy={until} dated /> / <CancellationText policy={until} dated length="short" />
    </StayContext.Provider>,
  );
  const never = 'Non-exchangeable and non-refundable';
  expect(view.container.textContent).toBe(`${never} / ${never}`);
});

it('a stay that cannot be cancelled says so [CARD-17]', async () => {
  expect(await texts({ cancellable: false })).toEqual(['Non-exchangeable and non-refundable']);
});
