import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render } from '@staykit/testing/render.tsx';
import { StayContext } from '../../hooks/stay-context.tsx';
import { Participants } from './participants.tsx';

it('participants are two of at most two unless told otherwise [PAX-08]', async () => {
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const view = await render(
    <StayContext.Provider value={stay}>
      <Participants />
    </StayContext.Provider>,
  );
  view.getByText('2');
  expect((view.getByRole('button', { name: 'Participants: one more' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  expect((view.getByRole('button', { name: 'Participants: one fewer' }) as HTMLButtonElement).disabled).toBe(
    false,
  );
});
