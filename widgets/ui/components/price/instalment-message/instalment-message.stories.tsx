import { story } from '@staykit/testing/workshop/story.tsx';
import { InstalmentMessage } from './instalment-message.tsx';

export default { component: InstalmentMessage };

const message = (open: boolean, ...types: ('3x' | '4x' | 'deferred')[]) =>
  story(
    () => (
      <InstalmentMessage
        methods={types.map((type) => ({ type, paymentFee: type === '4x' ? 450 : 0 }))}
        order={{ amount: 30_000, today: '2030-05-15', checkin: '2030-06-20' }}
      />
    ),
    open ? async ({ page, user }) => user.click(page.getByRole('button')) : undefined,
  );

export const InParts = message(false, '3x', '4x');
export const Later = message(false, 'deferred');
export const WhatIsPaidWhen = message(true, '3x', '4x', 'deferred');
